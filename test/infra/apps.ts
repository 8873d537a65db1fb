import type { App } from 'aws-cdk-lib/core'
import { crownheadApp } from '../../infra/crownhead-app.ts'
import type { Template } from './synth.ts'

export type Context = Readonly<Record<string, string>>

/** Returns the app with these settings. Nothing is bundled, because only the templates matter here. */
export const appWith = (context: Context): App =>
  crownheadApp({ context: { ...context, 'aws:cdk:bundling-stacks': [] } })

export const PARTS = ['keep', 'run', 'watch'] as const

export type Templates = Readonly<Record<(typeof PARTS)[number], Template>>

export const templatesWith = (context: Context): Templates => {
  const assembly = appWith(context).synth()
  const named = PARTS.map((part) => [part, assembly.getStackByName(`crownhead-${part}`).template as Template])
  return Object.fromEntries(named) as Templates
}

export const SENDER = 'games@crownhead.example'

export const DOMAIN = { domain: 'play.crownhead.example', zoneId: 'Z0123456789' }

export const FRONTED = { ...DOMAIN, front: 'yes' }

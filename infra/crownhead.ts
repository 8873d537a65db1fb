import { App, type AppProps, Stack, Tags, Validations } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks } from 'cdk-nag'
import { FRONT_REGION } from './front-settings.ts'
import { frontStack } from './front.ts'
import { keep } from './keep.ts'
import { run } from './run.ts'
import { type Settings, settingsOf } from './settings.ts'
import { watch } from './watch.ts'

/** The same templates on every machine. */
const STEADY: AppProps = {
  analyticsReporting: false,
  treeMetadata: false,
  stackTraces: false,
  postCliContext: {
    // A deploy cannot remove a table in use.
    '@aws-cdk/core:defaultCrossStackReferences': 'strong',
    '@aws-cdk/core:validateAgainstDefaultRules': true,
  },
}

/** In CloudFront's own region. After `run`: the functions learn the key first and have URLs, and the name must be free. */
const fronted = (app: App, settings: Settings, before: Stack): void => {
  const { domain, front, name, place } = settings
  if (!domain || !front) return
  const stack = new Stack(app, `${name}-front`, {
    description: 'CloudFront, its certificate and its firewall',
    env: { ...place, region: FRONT_REGION },
  })
  // The CDK's command line says where it deploys what has no region of its own.
  const region = place?.region ?? process.env['CDK_DEFAULT_REGION']
  frontStack(stack, settings, { domain, front, region })
  stack.addStackDependency(before)
}

/** What outlives a deploy, what runs, what watches. Synthesizes offline. */
export const crownhead = (props: AppProps = {}): App => {
  const app = new App({ ...STEADY, ...props })
  const settings = settingsOf(app)
  const { name, stage, place } = settings
  const stack = (part: string, description: string) =>
    new Stack(app, `${name}-${part}`, { description, ...(place && { env: place }) })

  const kept = keep(stack('keep', 'Games, people, keys and the mail identity: kept across deploys'), settings)
  const runStack = stack('run', 'The functions, the API, the timers and the queues')
  const running = run(runStack, kept, settings)
  watch(stack('watch', 'Alarms and dashboard'), kept, running, settings)

  fronted(app, settings, runStack)

  Tags.of(app).add('application', name)
  Tags.of(app).add('stage', stage)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}

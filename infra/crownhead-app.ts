import { App, type AppProps, Stack, Tags, Validations } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks } from 'cdk-nag'
import { FRONT_REGION } from './settings/front-settings.ts'
import { fillFrontStack } from './front/front-stack.ts'
import { fillKeepStack } from './keep-stack.ts'
import { fillRunStack } from './run-stack.ts'
import { type StageSettings, stageSettingsOf } from './settings/stage-settings.ts'
import { fillWatchStack } from './watch-stack.ts'

/** Settings that make the templates the same on every machine. */
const REPRODUCIBLE: AppProps = {
  analyticsReporting: false,
  treeMetadata: false,
  stackTraces: false,
  postCliContext: {
    // With strong references, a deploy cannot remove a table that another stack uses.
    '@aws-cdk/core:defaultCrossStackReferences': 'strong',
    '@aws-cdk/core:validateAgainstDefaultRules': true,
  },
}

/**
 * Adds the front's stack, in the region of CloudFront, if the stage has a front. It is deployed after the stack `run`:
 * the functions must know the front's key and have URLs, and the domain name must be free.
 */
const addFrontStack = (app: App, settings: StageSettings, runStack: Stack): void => {
  const { domain, front, name, target: place } = settings
  if (!domain || !front) return
  const stack = new Stack(app, `${name}-front`, {
    description: 'CloudFront, its certificate and its firewall',
    env: { ...place, region: FRONT_REGION },
  })
  // The CDK's command line sets this variable to the region of stacks that name none.
  const region = place?.region ?? process.env['CDK_DEFAULT_REGION']
  fillFrontStack(stack, settings, { domain, front, region })
  stack.addStackDependency(runStack)
}

/**
 * Returns the CDK app of one stage. Its stacks are `keep` (what outlives deploys), `run` (the functions), `watch`
 * (alarms and the dashboard) and perhaps `front`. It synthesizes offline.
 */
export const crownheadApp = (props: AppProps = {}): App => {
  const app = new App({ ...REPRODUCIBLE, ...props })
  const settings = stageSettingsOf(app)
  const { name, stage, target: place } = settings
  const stack = (part: string, description: string) =>
    new Stack(app, `${name}-${part}`, { description, ...(place && { env: place }) })

  const resources = fillKeepStack(
    stack('keep', 'Games, people, keys and the mail identity: kept across deploys'),
    settings,
  )
  const runStack = stack('run', 'The functions, the API, the timers and the queues')
  const running = fillRunStack(runStack, resources, settings)
  fillWatchStack(stack('watch', 'Alarms and dashboard'), resources, running, settings)

  addFrontStack(app, settings, runStack)

  Tags.of(app).add('application', name)
  Tags.of(app).add('stage', stage)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}

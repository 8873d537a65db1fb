import { App, type AppProps, Stack, Tags, Validations } from 'aws-cdk-lib/core'
import { AwsSolutionsChecks } from 'cdk-nag'
import { keep } from './keep.ts'
import { run } from './run.ts'
import { settingsOf } from './settings.ts'
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

/** What outlives a deploy, what runs, what watches. Synthesizes offline. */
export const crownhead = (props: AppProps = {}): App => {
  const app = new App({ ...STEADY, ...props })
  const settings = settingsOf(app)
  const { name, stage, place } = settings
  const stack = (part: string, description: string) =>
    new Stack(app, `${name}-${part}`, { description, ...(place && { env: place }) })

  const kept = keep(stack('keep', 'Games, people, keys and the mail identity: kept across deploys'), settings)
  const running = run(stack('run', 'The functions, the API, the timers and the queues'), kept, settings)
  watch(stack('watch', 'Alarms and dashboard'), kept, running, settings)

  Tags.of(app).add('application', name)
  Tags.of(app).add('stage', stage)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}

import { App, type AppProps, Stack, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { keep } from './keep.ts'
import { run } from './run.ts'
import { settingsOf } from './settings.ts'
import { watch } from './watch.ts'

/** The same templates from the same sources, whoever synthesizes them, and wherever. */
const STEADY: AppProps = {
  analyticsReporting: false,
  treeMetadata: false,
  stackTraces: false,
  postCliContext: {
    // What runs holds on to what it needs: a deploy cannot take a table away from under it.
    '@aws-cdk/core:defaultCrossStackReferences': 'strong',
    '@aws-cdk/core:validateAgainstDefaultRules': true,
  },
}

/**
 * The whole of Crownhead as three stacks: what must outlive a deploy, what runs, and what watches it.
 * Synthesizes offline, without credentials; account and region are those that it is deployed with.
 */
export const crownhead = (props: AppProps = {}): App => {
  const app = new App({ ...STEADY, ...props })
  const settings = settingsOf(app)
  const stack = (part: string, description: string) => new Stack(app, `${settings.name}-${part}`, { description })

  const kept = keep(stack('keep', 'Games, people, keys and the mail identity: what must outlive a deploy'), settings)
  const running = run(stack('run', 'The functions, the API, the timers and the queues'), kept, settings)
  watch(stack('watch', 'The alarms and the dashboard'), kept, running, settings)

  Tags.of(app).add('application', settings.name)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}

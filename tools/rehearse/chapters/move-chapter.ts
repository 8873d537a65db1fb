import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { resources } from '../../../test/infra/synth.ts'
import { expectThat } from '../playing/send-request.ts'
import { makeTable } from '../imitation/make-stores.ts'
import { clientSettings } from '../imitation/aws-endpoint.ts'
import { ADMINISTRATOR } from '../imitation/permission-proxy.ts'
import type { Chapter, ChapterContext } from '../playing/chapter.ts'

/** Creates the tables and the secret of an empty stage. Returns the settings of its function Answers. */
const emptyStage = async ({ cloud }: ChapterContext): Promise<Readonly<Record<string, string>>> => {
  const client = new DynamoDBClient(clientSettings(cloud.endpoint))
  const name = (id: string): string => `${cloud.name}-second-${id}`
  for (const [id, table] of resources(cloud.synth.keep, 'AWS::DynamoDB::Table'))
    await makeTable(client, name(id), table)
  const secret = new CreateSecretCommand({ Name: name('Seal'), SecretString: '{"current":"1"}' })
  const { ARN = '' } = await new SecretsManagerClient(clientSettings(cloud.endpoint)).send(secret)
  return {
    GAMES_TABLE: name('Games'),
    CONTACTS_TABLE: name('People'),
    LEDGER_TABLE: name('Ledger'),
    PROGRAMS_TABLE: name('Programs'),
    ORDERS_TABLE: name('Orders'),
    SEAL_SECRET: ARN,
  }
}

export const moveChapter: Chapter = {
  name: 'the whole stage moves to a folder, and from there to another stage',
  play: async (stage) => {
    const { cloud, tool, folder } = stage
    const data = `${folder}/moved`
    // Moving a stage needs all its tables and keys; none of the template's policies allows that.
    const endpoint = cloud.as(ADMINISTRATOR)
    const settings = await cloud.settingsOf('Answers')
    const moved = await tool('move', ['--from', 'aws', '--data', data], { endpoint, settings })
    expectThat(moved.out.includes(' 0 differ;'), `move said: ${moved.out.slice(-300)}`)
    await tool('restore-check', ['--data', data], { endpoint })
    const returned = await tool('move', ['--to', 'aws', '--data', data], {
      endpoint,
      settings: await emptyStage(stage),
    })
    const count = (output: string): string => /(\d+) entries moved/.exec(output)?.[1] ?? ''
    expectThat(
      count(returned.out) === count(moved.out),
      `${count(moved.out)} entries left, ${count(returned.out)} arrived`,
    )
  },
}

import { expect, test } from 'vitest'
import { stand } from './stand.ts'

test('GET /v1 says who runs the service, as far as the operator has said it', async () => {
  const operatorOf = async (operator?: object) => {
    const at = stand()
    Object.assign(at.service, { operator })
    return ((await at.ask('GET', '/v1')).body as unknown as { readonly operator: unknown }).operator
  }
  expect(await operatorOf()).toEqual({})
  expect(
    await operatorOf({
      club: 'Damclub Utrecht',
      imprint: 'https://club.example/imprint',
      privacy: 'https://club.example/privacy',
      contact: 'board@club.example',
      abuseTo: 'abuse@club.example',
    }),
  ).toEqual({
    name: 'Damclub Utrecht',
    imprint: 'https://club.example/imprint',
    privacy: 'https://club.example/privacy',
    contact: 'board@club.example',
    abuse: 'abuse@club.example',
  })
})

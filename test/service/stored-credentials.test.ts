import { expect, test } from 'vitest'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import {
  makeBounceName,
  parseBounceName,
  provesBounce,
} from '../../shared/service/credentials/addresses/bounce-address.ts'
import { makeEmailProof, makeNewGameProof, verifyEmailProof } from '../../shared/service/credentials/email-proof.ts'
import { derivedId, randomId } from '../../shared/service/credentials/ids.ts'
import {
  addressPseudonym,
  mailboxProof,
  ownerPseudonym,
  spellingPseudonym,
} from '../../shared/service/credentials/mailbox.ts'
import {
  makeMultiGameName,
  parseMultiGameName,
  verifyMultiGameClaim,
} from '../../shared/service/credentials/addresses/multi-game-address.ts'
import {
  makeReplyName,
  parseReplyName,
  verifyReplyClaim,
} from '../../shared/service/credentials/addresses/reply-address.ts'
import { PURPOSE_NAMES, mintToken, parseToken, verifyToken } from '../../shared/service/credentials/tokens.ts'
import { pseudonymInToken, unsubscribeAllToken } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { newKeySecret } from '../../shared/service/credentials/verify-api-key.ts'
import { namedByCaller } from '../../shared/service/limits/named-by.ts'
import { deviceId } from '../../shared/service/push/push-subscriptions.ts'
import { NOON, history, join, offer } from '../game/given.ts'

/*
 * Texts that are made with a key and stay in emails, browsers or the database for years. A change of the snapshot
 * breaks all links that were sent before.
 */
const signer = readSigner(JSON.stringify({ current: '1', 1: Buffer.alloc(32, 1).toString('base64') }))
const GAME = 'Qr7dEwT1zX0b'
const EMAIL = 'Ada@Players.example'
const game = fold(history([offer(), NOON], [join, NOON + 1]))
if (!game) throw new Error('no game')

const NAMES = {
  reply: makeReplyName(signer, { game: GAME, seat: 'creator', ply: 7 }, game),
  several: makeMultiGameName(signer, { game: GAME, seat: 'opponent', at: NOON }, game, EMAIL),
  bounce: makeBounceName(signer, { game: GAME, role: 'creator' }, 'amara00001', EMAIL),
}
const MARK = makeEmailProof(signer, 'a token', EMAIL)
const STOP = unsubscribeAllToken(signer, EMAIL)

test('every link, address and pseudonym is as it was', () => {
  const links = PURPOSE_NAMES.map((purpose) => [purpose, mintToken(signer, purpose, GAME, game)] as const)
  expect({ ...Object.fromEntries(links), ...NAMES }).toMatchInlineSnapshot(`
    {
      "arbiter": "d1Qr7dEwT1zX0bxnSOVqTi-j_E6l4bvsPkiPJjseBUMDW-",
      "arbiter-invitation": "e1Qr7dEwT1zX0bzJIDoislM5LPFgV4Nh5KLO5z-MZBXBsL",
      "arbiter-silence": "w1Qr7dEwT1zX0bg1oBVRRbw2OEpdRuWiF65D80P3fsxvYg",
      "arbiter-undo": "z1Qr7dEwT1zX0bMbMrkh-DedbsXHypY2bQwQ1VdQ5-2mJE",
      "bounce": "bbf4foablshwlinrcpb3btj6pvgldjkm4vlrj",
      "creator": "c1Qr7dEwT1zX0bEV2tsCzdLKRowNIDVGpgmdvJ4SgrC-LR",
      "creator-anew": "r1Qr7dEwT1zX0bou_mzpSVcqr187xSOcyxapsqmLPCKPTx",
      "creator-calendar": "k1Qr7dEwT1zX0bKqIgtV0A_XHIzlLBnqIjvLTIRtZGr0Ce",
      "creator-silence": "u1Qr7dEwT1zX0b5261T23u-9JeROBgDTyF0OE0TpKUAZG3",
      "creator-undo": "x1Qr7dEwT1zX0bLGIkIGV29FkyMM-JBeq7PDuSD0PfBdkF",
      "emailed-arbiter-invitation": "g1Qr7dEwT1zX0bXsg1bqlol5-DBppO3nlkwU4v8Ncenspj",
      "emailed-invitation": "f1Qr7dEwT1zX0bFIizyl9S-5jiJ5FwmIojLdDUE-LMnPoB",
      "invitation": "i1Qr7dEwT1zX0bW1vGHW83z7JPkxk9q_VSkBr7yfCG6qso",
      "opponent": "o1Qr7dEwT1zX0bbEp68aBoxzWWtc0zGQwMCbHhx1iI9NBB",
      "opponent-anew": "s1Qr7dEwT1zX0bpz1qsziXcYJigrzlhdoqGv-orHxVYDYm",
      "opponent-calendar": "l1Qr7dEwT1zX0bKTbXzmNTYGHaXW07wbNmxV1d2orrAfTj",
      "opponent-silence": "v1Qr7dEwT1zX0bjlwyXpy_TDa55KlHVvBl-I1dIwbpbJVr",
      "opponent-undo": "y1Qr7dEwT1zX0bhqo5MFSsffwMlb6vyLe45KK6ctl-dHj_",
      "reply": "r1bf4foablshwlinrcaahfbzovezoi5r3ptdxkopf",
      "several": "s1bf4foablshwlinrobvoq62as4bk4cn3vyg65vrn5un6",
    }
  `)
  expect({
    mark: MARK,
    newGame: makeNewGameProof(signer, { own: 'a'.repeat(32), whole: 'b'.repeat(32) }, NOON),
    stop: STOP,
    stopSpelling: unsubscribeAllToken(signer, 'ada+tag@players.example'),
    mailbox: mailboxProof(signer, GAME, 'amara00001', EMAIL),
    address: addressPseudonym(signer, EMAIL),
    spelling: spellingPseudonym(signer, EMAIL),
    owner: ownerPseudonym(signer, 'mark'),
    id: derivedId(signer, 'text', 16),
    device: deviceId(signer, 'https://push.example.org/send'),
    namer: namedByCaller({ signer }, { from: '192.0.2.1' }),
    random: randomId((bytes) => Uint8Array.from({ length: bytes }, (_, index) => index * 7), 12),
    secret: newKeySecret((bytes) => Uint8Array.from({ length: bytes }, (_, index) => index * 7)),
  }).toMatchInlineSnapshot(`
    {
      "address": "GYuM-QTTQ1l7UY6H9Zu7Gk7kAhNaeKa_",
      "device": "zB1rIUBjkutaOH6-",
      "id": "WrcKDXk7DqJXHJn9",
      "mailbox": "1PzCOIzm81KpKenM",
      "mark": "GYuM-QTTQ1l7UY6H9Zu7Gk7kAhNaeKa_y6GeJupjzWV9nBhN",
      "namer": "VJArNeL1.rxqVQRR8",
      "newGame": "1793707200000.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb_nkezAlYbuXz_JuA",
      "owner": "T0IzuBw7GaAANo4jKIcThRVVkNCaXXPr",
      "random": "07ELSZgnu18F",
      "secret": "AHOVcjqx4_GNUbipw3-FMTahov29ELSZ",
      "spelling": "Qyhe5KnIelYeMkjEoyqdcPl8u8Piy2yi",
      "stop": "GYuM-QTTQ1l7UY6H9Zu7Gk7kAhNaeKa_qJDZzuRtDgOgnNfM1C9LCssHUrBG8p_6",
      "stopSpelling": "NEMxgxRr1ll-QTUU-rlDOkrK9IElClz2N4qnc9T1HFLZZp1KJCu9Rl--tiVwFshJ",
    }
  `)
})

test('and each is accepted', () => {
  for (const purpose of PURPOSE_NAMES) {
    const parsed = parseToken(mintToken(signer, purpose, GAME, game))
    expect(parsed && verifyToken(signer, parsed, GAME, game)).toBe(true)
    expect(parsed && verifyToken(signer, { ...parsed, proof: 'A'.repeat(32) }, GAME, game)).toBe(false)
  }
  const [reply, several, bounce] = [
    parseReplyName(NAMES.reply),
    parseMultiGameName(NAMES.several),
    parseBounceName(NAMES.bounce),
  ]
  expect(reply && verifyReplyClaim(signer, reply, game)).toBe('present')
  expect(several && verifyMultiGameClaim(signer, several, game, EMAIL)).toBe(true)
  expect(bounce && provesBounce(signer, bounce, game, EMAIL)).toBe(true)
  expect(verifyEmailProof(signer, 'a token', MARK)).toEqual({ own: MARK.slice(0, 32), whole: MARK.slice(0, 32) })
  expect(pseudonymInToken(signer, STOP)).toBe(STOP.slice(0, 32))
})

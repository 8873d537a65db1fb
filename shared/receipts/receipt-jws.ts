import { type ReceiptClaims, parseReceiptClaims } from './receipt-claims.ts'

/** The most characters of a receipt. One of a game of 1,000 half-moves with the longest names has about 40,000. */
const LONGEST_RECEIPT = 100_000

const binary = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const encodeBase64url = (bytes: Uint8Array): string =>
  btoa(binary(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Reads base64url without padding, as RFC 7515 writes it. Undefined for any other text, so one value has one text. */
const decodeBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  return encodeBase64url(bytes) === text ? bytes : undefined
}

const encodeJson = (value: object): string => encodeBase64url(new TextEncoder().encode(JSON.stringify(value)))

const decodeJson = (text: string): unknown => {
  const bytes = decodeBase64url(text)
  if (!bytes) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    // The bytes are no JSON in UTF-8. The caller takes undefined for that.
    return undefined
  }
}

/** Signs receipts with one key: `kid` names it, and `sign` returns the Ed25519 signature of a text in base64url. */
export type ReceiptSigning = { readonly kid: string; readonly sign: (text: string) => string }

/** Returns a receipt: the claims as a compact JWS (RFC 7515) with an Ed25519 signature (RFC 8037). */
export const signReceipt = ({ kid, sign }: ReceiptSigning, claims: ReceiptClaims): string => {
  const text = `${encodeJson({ alg: 'EdDSA', kid })}.${encodeJson(claims)}`
  return `${text}.${sign(text)}`
}

/** A receipt that was read. Whether its signature is right is not checked yet. */
export type UncheckedReceipt = {
  readonly kid: string
  readonly claims: ReceiptClaims
  /** The text that was signed. */
  readonly signed: string
  readonly signature: Uint8Array<ArrayBuffer>
}

const SIGNATURE_BYTES = 64

/** Returns the id of the key in a header. Undefined unless the header has exactly an `alg` of EdDSA and a `kid`. */
const kidIn = (header: unknown): string | undefined => {
  if (typeof header !== 'object' || header === null || !('alg' in header && 'kid' in header)) return undefined
  const { alg, kid, ...more } = header
  return alg === 'EdDSA' && typeof kid === 'string' && Object.keys(more).length === 0 ? kid : undefined
}

/** Reads a receipt. Undefined if it has any other form than those that `signReceipt` writes. */
export const parseReceipt = (text: string): UncheckedReceipt | undefined => {
  if (text.length > LONGEST_RECEIPT) return undefined
  const parts = text.split('.', 4)
  const [header = '', payload = '', mark = ''] = parts
  const kid = kidIn(decodeJson(header))
  const claims = parseReceiptClaims(decodeJson(payload))
  const signature = decodeBase64url(mark)
  if (parts.length !== 3 || kid === undefined || !claims || signature?.length !== SIGNATURE_BYTES) return undefined
  return { kid, claims, signed: `${header}.${payload}`, signature }
}

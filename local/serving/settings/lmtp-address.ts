import { isAbsolute } from 'node:path'

/**
 * The address at which the LMTP server listens. Only this machine may reach it, because whoever does can claim that an
 * email's sender is genuine.
 */
export type LmtpAddress = { readonly host: string; readonly port: number } | { readonly path: string }

type ParsedAddress =
  | { readonly place: LmtpAddress; readonly wrong?: undefined }
  | { readonly place?: undefined; readonly wrong: string }

const PORT = /^(127(?:\.\d{1,3}){3}|\[::1\]):(\d{1,5})$/

/** The longest path of a socket. The system's limit is 107 bytes. */
const LONGEST_PATH = 100

export const parseLmtpAddress = (text: string): ParsedAddress => {
  if (isAbsolute(text) && Buffer.byteLength(text) <= LONGEST_PATH) return { place: { path: text } }
  const [, host = '', port = ''] = PORT.exec(text) ?? []
  if (host === '' || Number(port) > 65_535)
    return { wrong: 'must be a port of this machine, such as 127.0.0.1:2424, or the path of a socket' }
  return { place: { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) } }
}

export const formatLmtpAddress = (place: LmtpAddress): string =>
  'path' in place ? place.path : `${place.host}:${place.port}`

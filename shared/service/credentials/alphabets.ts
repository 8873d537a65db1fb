/**
 * The alphabet of email addresses: mail servers may change the case of an address's local part, and some do not handle
 * other characters.
 */
export const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
/** The alphabet of ids. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The alphabet of signatures and secrets (RFC 4648, in which `-` comes before `_`). */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

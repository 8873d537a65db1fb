import { NAMES, SETTINGS } from './rows.ts'
import { assignmentsIn } from './settings-file.ts'

const withoutCommon = (one: string, other: string): readonly [string, string] => {
  const differs = [...one].findIndex((letter, at) => letter !== other[at])
  return differs < 0 ? ['', other.slice(one.length)] : [one.slice(differs), other.slice(differs)]
}

const reversed = (text: string): string => [...text].toReversed().join('')

/** By one letter that is missing, more or another, or by two that have changed places. */
const isSlip = (one: string, other: string): boolean => {
  const [head, tail] = withoutCommon(one, other)
  const [left, right] = withoutCommon(reversed(head), reversed(tail))
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === reversed(right))
}

const hintFor = (name: string): string => {
  const meant = NAMES.find((known) => isSlip(name.toUpperCase(), known))
  return meant === undefined ? '' : `: try ${meant}`
}

const WORD = /^[A-Z][A-Z\d_]{1,39}$/

/** Settings whose value is not secret, so that the next line is no part of a password that was wrapped. */
const isPlain = (name: string | undefined): boolean =>
  name !== undefined && name !== 'MAIL_URL' && Object.hasOwn(SETTINGS, name)

/**
 * A sentence about each name of a file that no setting has. The name is shown only as the first of the file or after a setting
 * that is not secret: elsewhere it may be a part of a password. No value is shown.
 */
export const unknownIn = (file: string): readonly string[] => {
  const all = assignmentsIn(file)
  return all.flatMap(({ name, line }, at) => {
    if (name === undefined || Object.hasOwn(SETTINGS, name)) return []
    const isShown = WORD.test(name) && (at === 0 || isPlain(all[at - 1]?.name))
    const what = isShown ? `${name}, which is not a setting` : 'what is not a setting'
    return [`line ${line} of the file sets ${what}${hintFor(name)}.`]
  })
}

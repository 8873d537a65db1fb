import { SERVING_SETTING_NAMES, SERVING_SETTINGS, isFormerName } from './serving-settings.ts'
import { assignmentsIn } from './settings-file.ts'

const withoutCommonPrefix = (one: string, other: string): readonly [string, string] => {
  const differs = [...one].findIndex((letter, at) => letter !== other[at])
  return differs < 0 ? ['', other.slice(one.length)] : [one.slice(differs), other.slice(differs)]
}

const reversed = (text: string): string => [...text].toReversed().join('')

/** Returns whether two names differ by one letter that is missing, extra or different, or by two swapped neighbours. */
const isTypo = (one: string, other: string): boolean => {
  const [head, tail] = withoutCommonPrefix(one, other)
  const [left, right] = withoutCommonPrefix(reversed(head), reversed(tail))
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === reversed(right))
}

const hintFor = (name: string): string => {
  const meant = SERVING_SETTING_NAMES.find((known) => isTypo(name.toUpperCase(), known))
  return meant === undefined ? '' : `: try ${meant}`
}

const WORD = /^[A-Z][A-Z\d_]{1,39}$/

/** Returns whether the setting has no secret value, so that the next line cannot be the rest of a wrapped password. */
const isPlain = (name: string | undefined): boolean =>
  name !== undefined && name !== 'MAIL_URL' && Object.hasOwn(SERVING_SETTINGS, name)

/**
 * Returns a sentence about each name in the file that is not a setting. The name is shown only if it is the first in
 * the file, or follows a setting that is not secret: elsewhere it may be part of a password. Values are never shown.
 */
export const unknownSettings = (file: string): readonly string[] => {
  const all = assignmentsIn(file)
  return all.flatMap(({ name, line }, at) => {
    if (name === undefined || Object.hasOwn(SERVING_SETTINGS, name) || isFormerName(name)) return []
    const isShown = WORD.test(name) && (at === 0 || isPlain(all[at - 1]?.name))
    const what = isShown ? `${name}, which is not a setting` : 'what is not a setting'
    return [`line ${line} of the file sets ${what}${hintFor(name)}.`]
  })
}

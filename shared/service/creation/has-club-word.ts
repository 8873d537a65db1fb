import { parseBody } from '../../api/input/parse-body.ts'
import { clubWordBody } from '../../api/input/shapes.ts'
import { isClubWord } from '../credentials/creation-policy.ts'
import type { Service } from '../runtime/service.ts'

/** Returns whether the body has the club's word, whatever else is wrong with it. */
export const hasClubWord = ({ creation }: Pick<Service, 'creation'>, body: string): boolean => {
  if (creation?.by !== 'word') return false
  const read = parseBody(clubWordBody, body)
  return read.ok && isClubWord(creation, read.value.word)
}

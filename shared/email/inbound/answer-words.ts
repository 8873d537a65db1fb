import type { Language } from '../../texts/languages/languages.ts'

type AnswerWords = Readonly<Record<'draw' | 'accept' | 'decline' | 'resign', readonly string[]>>

/**
 * The words of each language that a reply may use for an act, in lower case. English words are accepted in every
 * language.
 */
export const ANSWER_WORDS: Readonly<Record<Language, AnswerWords>> = {
  en: { draw: ['draw'], accept: ['accept'], decline: ['decline'], resign: ['resign'] },
  nl: { draw: ['remise'], accept: ['aannemen', 'akkoord'], decline: ['afwijzen', 'afslaan'], resign: ['opgeven'] },
  de: {
    draw: ['remis'],
    accept: ['annehmen', 'nehme an'],
    decline: ['ablehnen', 'lehne ab'],
    resign: ['aufgeben', 'gebe auf'],
  },
  fr: { draw: ['nulle', 'remise'], accept: ['accepter'], decline: ['refuser'], resign: ['abandonner'] },
  pl: { draw: ['remis'], accept: ['przyjmuję'], decline: ['odrzucam'], resign: ['poddaję'] },
  ru: { draw: ['ничья'], accept: ['принять'], decline: ['отклонить'], resign: ['сдаться', 'сдаюсь'] },
  'pt-BR': { draw: ['empate'], accept: ['aceitar'], decline: ['recusar'], resign: ['abandonar', 'desistir'] },
  es: { draw: ['tablas'], accept: ['aceptar'], decline: ['rechazar'], resign: ['abandonar', 'rendirse'] },
}

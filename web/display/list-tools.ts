import type { MyGamesTexts } from '../../shared/pages/public/my-games-page.ts'
import { FINISHED_KEY, type StoredGame, changeGames, storedGames } from '../storage/stored-games.ts'

/** What the list does with its games. */
type List = { readonly nameOf: (game: StoredGame) => string; readonly show: () => void }

const exported = ({ nameOf }: List): string =>
  storedGames()
    .filter(({ gone }) => !gone)
    .map((game) => `${nameOf(game)}\t${location.origin}/p/${game.token}\n`)
    .join('')

const exportList = (list: List): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([exported(list)], { type: 'text/plain' }))
  link.download = 'my-games.txt'
  link.click()
}

/** Removes one link from the list, or all of them, after a confirmation. */
const forget = (what: string, words: MyGamesTexts, { show }: List): void => {
  const isAll = what === 'forget'
  if (!confirm(isAll ? words.forgetSure : words.forgetOneSure)) return
  changeGames((games) => games.filter(({ token }) => !isAll && token !== what))
  if (isAll) localStorage.removeItem(FINISHED_KEY)
  show()
}

/** Lets the buttons of the list forget its games, and export them. */
export const enableTools = (words: MyGamesTexts, list: List): void =>
  document.addEventListener('click', ({ target }) => {
    const what = target instanceof HTMLElement ? target.dataset['games'] : undefined
    if (what === 'export') exportList(list)
    else if (what !== undefined) forget(what, words, list)
  })

import { type GameView } from '../../api/views/game-view.ts'
import { evidencePage } from '../../pages/public/evidence-page.ts'
import { loadEvidenceTexts } from '../../texts/languages/evidence-texts.ts'
import { type Viewer, gameViewFor } from '../access/viewer.ts'
import type { LoadedGame } from '../games/game-store.ts'
import { privateResponse } from '../pages/http/html-response.ts'
import { type PageVisit, pageContext } from '../pages/http/page-visit.ts'
import type { Contact } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import type { Response } from '../runtime/http.ts'
import { evidenceView } from './evidence-view.ts'

/** Whose evidence is shown, and to whom. `back` is the path of the page that it was opened from. */
type Shown = {
  readonly id: GameId
  readonly loaded: LoadedGame
  readonly viewer: Viewer
  readonly back: string
  readonly contact?: Contact
}

/** Answers with the page of a game's evidence. */
export const evidenceResponse = async (
  visit: PageVisit,
  { id, loaded, viewer, back, contact }: Shown,
): Promise<Response> => {
  const context = await pageContext(visit, contact)
  const { evidence: words } = await loadEvidenceTexts(context.language)
  const evidence = await evidenceView(visit.service.contacts, id, loaded, viewer)
  const view: GameView = gameViewFor(id, loaded, viewer)
  return privateResponse(200, evidencePage(context, words, { back, view, evidence }))
}

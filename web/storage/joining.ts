import { markOwnInvitation } from './own-invitation.ts'
import { rememberName } from './remember-name.ts'

// What the device knows of a reader who begins or accepts a game. Other pages with forms do not load it.
markOwnInvitation(document)
const name = document.querySelector<HTMLInputElement>('[data-begins] [name=name]')
if (name) rememberName(name)

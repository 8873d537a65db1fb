import type { Scope } from '../../api/routes/scopes.ts'
import { API_KEY_LIMITS } from '../../game/limits/bounds.ts'
import { type SiteContext, timeElement } from '../kit/page-context.ts'
import { type FilledForm, checkbox, faultList, inputField, otherNameAttributes } from '../kit/form-fields.ts'
import { copyWords } from '../kit/copyable-field.ts'
import { type Html, type Part, html, sentence } from '../kit/html.ts'
import { layout } from '../kit/layout.ts'

/** An API key as its owner sees it, without the secret. */
export type ListedKey = {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created: string
  readonly used?: string
}

/**
 * What the last press of a button has done. `again`: an earlier press of the same button has made the key, which is
 * shown only once.
 */
export type KeysOutcome =
  | { readonly kind: 'nothing' | 'revoked' | 'again' }
  | { readonly kind: 'made'; readonly key: string; readonly name: string }

/** The API keys of a mailbox. */
export type OwnedKeys = {
  readonly path: string
  readonly keys: readonly ListedKey[]
  /** The scopes that a new key may get. */
  readonly scopes: readonly Scope[]
  readonly isConfirmed: boolean
  readonly outcome: KeysOutcome
  /** An idempotency key, so that pressing twice creates one API key. */
  readonly once: string
}

const outcomeCard = ({ texts }: SiteContext, outcome: KeysOutcome): Part => {
  const { keys, site } = texts
  switch (outcome.kind) {
    case 'nothing':
      return false
    case 'revoked':
      return html`<p class="card saved" role="status">${keys.revoked}</p>`
    case 'again':
      return html`<p class="card fault" role="alert">${keys.again}</p>`
    case 'made':
      return html`<section class="card" role="status">
        <h2><label for="own">${keys.made(outcome.name)}</label></h2>
        <div class="row">
          <input id="own" readonly value="${outcome.key}" spellcheck="false" autocomplete="off" />
          <button type="button" class="main" data-copy="own" ${copyWords(site)} hidden>${site.copy}</button>
        </div>
        <p>${keys.once}</p>
      </section>`
  }
}

/** Returns a scope in words, with the name that the API uses for it. */
const scopeText = ({ texts }: SiteContext, scope: Scope): Html =>
  html`${texts.keys.scopes[scope]} (<code dir="ltr">${scope}</code>)`

const row = (context: SiteContext, path: string, { id, name, scopes, created, used }: ListedKey): Html => {
  const { keys } = context.texts
  return html`<li>
    <h3>${name}</h3>
    <ul>
      ${scopes.map((scope) => html`<li>${scopeText(context, scope)}</li>`)}
    </ul>
    <p class="quiet">
      ${sentence(keys.since, timeElement(context, created, 'long'))}<br />
      ${used === undefined ? keys.unused : sentence(keys.used, timeElement(context, used, 'long'))}
    </p>
    <form method="post" action="${path}/revoke">
      <button name="id" value="${id}" aria-label="${keys.revokeOne(name)}">${keys.revoke}</button>
    </form>
  </li>`
}

const list = (context: SiteContext, { path, keys }: OwnedKeys): Part =>
  keys.length > 0 &&
  html`<section class="card">
    <h2>${context.texts.keys.yours}</h2>
    <ul class="plain">
      ${keys.map((key) => row(context, path, key))}
    </ul>
    <p class="quiet">${context.texts.keys.revokeHint}</p>
  </section>`

const making = (context: SiteContext, owned: OwnedKeys, filled: FilledForm): Html => {
  const { texts } = context
  const { keys } = texts
  const { path, keys: own, scopes, isConfirmed, once } = owned
  if (!isConfirmed) return html`<p class="card">${keys.unconfirmed}</p>`
  if (own.length >= API_KEY_LIMITS.valid) return html`<p class="card">${keys.full(API_KEY_LIMITS.valid)}</p>`
  return html`<form method="post" action="${path}" class="card sheet">
    <h2>${keys.another}</h2>
    <input type="hidden" name="key" value="${once}" />
    ${inputField(texts, filled, { name: 'name', label: keys.name, hint: keys.nameHint, attributes: otherNameAttributes })}
    <fieldset>
      <legend>${keys.may}</legend>
      ${scopes.map((scope) => checkbox(filled, scope, scopeText(context, scope)))}
    </fieldset>
    <button class="main">${keys.make}</button>
  </form>`
}

/** Returns the page on which the owner of a mailbox creates and revokes API keys, `/n/{token}/keys`. */
export const ownerKeysPage = (context: SiteContext, owned: OwnedKeys, filled: FilledForm): string => {
  const { keys } = context.texts
  return layout(context, {
    title: keys.title,
    main: html`<div class="narrow">
      <h1>${keys.title}</h1>
      <p>${keys.what}</p>
      <p><a href="/api">${keys.guide}</a></p>
      ${faultList(context.texts, filled)}${outcomeCard(context, owned.outcome)}${list(context, owned)}
      ${making(context, owned, filled)}
    </div>`,
  })
}

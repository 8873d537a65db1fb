import type { RuleSet } from '../../draughts/index.ts'
import type { Texts } from '../../texts/index.ts'
import { type Html, html } from '../kit/html.ts'

/** Returns the id of an article's paragraph on the page of its rules: "article-4.13" for "Intl 4.13". */
export const articleId = (article: string): string => `article-${article.replace('Intl ', '')}`

/**
 * Returns a text as markup. If it names an article in brackets, as refusals do, the name leads to the article. It opens
 * in a new tab: a link back to the game would have the reader's secret in its address.
 */
export const withArticleLink = (
  texts: Pick<Texts, 'article' | 'site'>,
  { id, articles }: Pick<RuleSet, 'id' | 'articles'>,
  text: string,
): Html => {
  const article = Object.values(articles).find((number) => text.includes(`(${texts.article(number)})`))
  if (article === undefined) return html`${text}`
  const name = texts.article(article)
  const at = text.indexOf(`(${name})`) + 1
  const apart = html` target="_blank" rel="noopener" title="${texts.site.newTab}"`
  const link = html`<a href="/rules/${id}#${articleId(article)}" ${apart}>${name}</a>`
  return html`${text.slice(0, at)}${link}${text.slice(at + name.length)}`
}

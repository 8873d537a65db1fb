/** The menu is the foot of the page, opened by its address (`:target`). True if it was open. */
export const shutMenu = (): boolean => {
  const shut = document.querySelector<HTMLElement>('.foot:target .shut')
  if (!shut) return false
  shut.click()
  document.querySelector<HTMLElement>('.menu')?.focus()
  return true
}

/** On pages without a board, where Escape does nothing else. */
export const shutsOnEscape = (): void =>
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') shutMenu()
  })

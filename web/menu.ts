/** The menu is the foot of the page, opened by its address (`:target`). True if it was open. */
export const shutMenu = (): boolean => {
  const isOpen = location.hash === '#foot'
  if (isOpen) {
    location.hash = ''
    document.querySelector<HTMLElement>('.menu')?.focus()
  }
  return isOpen
}

/** On pages without a board, where Escape does nothing else. */
export const shutsOnEscape = (): void =>
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') shutMenu()
  })

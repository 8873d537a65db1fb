/**
 * Closes the menu, which is the foot of the page and opens by its address (`:target`). It returns true if it was
 * open.
 */
export const closeMenu = (): boolean => {
  const isOpen = location.hash === '#foot'
  if (isOpen) {
    location.hash = ''
    document.querySelector<HTMLElement>('.menu')?.focus()
  }
  return isOpen
}

/** Closes the menu on Escape. It is for pages without a board, where Escape does nothing else. */
export const closeMenuOnEscape = (): void =>
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeMenu()
  })

/**
 * Opens the menu as a sheet when its link is pressed. If that part of the script cannot be loaded, the link leads to
 * the foot of the page, which has the same rows.
 */
export const enableMenu = (): void =>
  document.querySelector('.menu')?.addEventListener('click', (event) => {
    event.preventDefault()
    void import('./menu-sheet.ts').then(
      ({ follow }) => follow(),
      () => (location.hash = 'foot'),
    )
  })

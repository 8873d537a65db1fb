/** Opens the menu. If that part of the script cannot be loaded, the link leads to the foot, which has the same rows. */
const open = (): void =>
  void import('./menu-sheet.ts').then(
    ({ openMenu }) => openMenu(),
    () => (location.hash = 'foot'),
  )

/** Opens the menu as a sheet when its link is pressed, also if that was before this script came. */
export const enableMenu = (): void => {
  document.querySelector('.menu')?.addEventListener('click', (event) => {
    event.preventDefault()
    open()
  })
  if (location.hash === '#foot') open()
}

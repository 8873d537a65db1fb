/** Shows the buttons that open the device's share sheet, where it has one. */
export const showShareButtons = (root: ParentNode): void => {
  if (!('share' in navigator)) return
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-share]')) button.hidden = false
}

/** Offers the link of a field to other apps. A reader who closes the sheet has changed their mind, which is no error. */
export const enableShareButtons = (page: Document): void => {
  showShareButtons(page)
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-share]') : null
    const field = button && page.querySelector<HTMLInputElement>(`#${button.dataset['share']}`)
    if (field) void navigator.share({ title: page.title, url: field.value }).catch(() => undefined)
  })
}

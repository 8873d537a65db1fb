/** Pixels at the edge of a box in which its contents fade. */
const FADE = 32

/**
 * Scrolls the box of a fold that was just opened, so that its button comes into view, but never its heading out of view.
 * The page itself does not scroll.
 */
const showFold = ({ target }: Event): void => {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  const box = target.closest('.asks,.tab,.panel')
  if (!box) return
  const [fold, seen] = [target.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollTop += Math.max(0, Math.min(fold.bottom + FADE - seen.bottom, fold.top - seen.top))
}

document.addEventListener('toggle', showFold, true)

/** Tells in which app's frame the person has just clicked or typed. */
export function createFrameUse() {
  const windows = new Map<string, Window>()
  return {
    attach: (app: string, frame: Window) => void windows.set(app, frame),
    detach: (app: string) => void windows.delete(app),
    /**
     * Browsers tell the windows around a frame of a click or a key in it, for a few seconds; in which frame it was, only
     * the focus tells.
     */
    isInUse(app: string): boolean {
      const frame = windows.get(app)
      const { activeElement } = document
      const isFocused = activeElement instanceof HTMLIFrameElement && activeElement.contentWindow === frame
      return isFocused && navigator.userActivation?.isActive === true
    },
  }
}

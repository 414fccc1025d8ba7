/** What the app side alone says: the shell is loaded without it. */
export const appTexts = {
  /** F-275 */
  notConnected: 'App sent message without being connected',

  appOnTop: 'The app side of the hub runs in a frame, not in the top window.',
  emitArguments: 'emit takes 1 or 2 arguments: a topic and, if any, its data.',
  noAnswer: 'The shell did not answer CONNECT.',
} as const

/** What every screen of the app says. */
export const app = {
  'app.title': 'Documents',

  'help.next': 'Next, previous',
  'help.open': 'Open',
  'help.accept': 'Accept',
  'help.reject': 'Reject, with a reason',
  'help.handling': 'Handling: hand it to a colleague',
  'help.back': 'Back to the list',

  'keys.move': 'move',
  'keys.accept': 'accept',
  'keys.reject': 'reject',

  'error.load': 'The documents could not be loaded: {message}',
}

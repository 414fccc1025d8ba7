/** What the shell says of being away; fetched when somebody asks. */
export const enUS = {
  'away.title': 'I’m away',
  'away.text':
    'Colleagues see until when you are away and who stands in for you, wherever they look for you. What is sent to your company arrives as always.',
  'away.from': 'First day',
  'away.until': 'Last day',
  'away.substitute': 'Who stands in',
  'away.none': 'No colleague of that name',
  'away.searching': 'Looking…',
  'away.pick': 'Choose a day: {field}',
  'away.notDate': 'Not a date: write day, month and year.',
  'away.save': 'Save',
  'away.back': 'I’m back',
  'away.cancel': 'Cancel',
  'away.saved': 'You are away until {day}. Colleagues see it.',
  'away.ended': 'Welcome back. You are no longer shown as away.',
  'away.turned': 'The last day is before the first: choose a later one.',
  'away.unknown': 'Your colleagues could not be loaded.',
} as const

export type MessageId = keyof typeof enUS
export type Messages = Readonly<Record<MessageId, string>>

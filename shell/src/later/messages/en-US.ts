/** Words of what is fetched when the page is idle: the search and the help. */
const messages = {
  'help.title': 'Keyboard',
  'help.palette': 'Search, or jump to anything',
  'help.help': 'Show these keys',
  'help.move': 'Move in a menu or a list',
  'help.choose': 'Choose',
  'help.escape': 'Close what is open',
  'help.reorder': 'Move the app in the side bar',
  'help.inApps': 'Apps have keys of their own; they show them beside their buttons.',
  'palette.placeholder': 'Number, company, or a command',
  'palette.apps': 'Apps',
  'palette.people': 'People',
  'palette.ofApps': 'In the apps',
  'palette.writeTo': 'Write to {name}',
  'palette.away': 'away until {day}',
  'palette.awayWith': 'away until {day}, {substitute} stands in',
  'palette.commands': 'Commands',
  'palette.documents': 'Documents',
  'palette.companies': 'Companies',
  'palette.searching': 'Searching…',
  'palette.nothing': 'Nothing found for “{query}”. Try a document number or part of a company’s name.',
  'palette.failed': 'The search could not be finished.',
  'palette.results': '{count, plural, =0 {No results} one {# result} other {# results}}',
  'palette.enter': 'Go to {name}',
  'palette.documentsWith': 'Documents with {name}',
} as const

export type MessageId = keyof typeof messages
export type Messages = Readonly<Record<MessageId, string>>

export default messages

/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'is no field of a document of type {0}: name one of {1}': 'ليس حقلًا في مستند من النوع {0}: سمِّ واحدًا من {1}',
  'is required by the standard: leave it required and visible': 'يفرضه المعيار: اتركه مطلوبًا وظاهرًا',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
}

/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Every line of these documents was billed before: choose others.': 'فُوترت كل بنود هذه المستندات من قبل: اختر غيرها.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType هو {0} ولا يتحول إليه شيء: انظر document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'ليس في المستند {0} بنود يمكن أخذها.',
  'The document {0} has no line {1}.': 'لا يوجد في المستند {0} البند {1}.',
}

/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The documents of {0} are held already. Release them first to give another reason.':
    'مستندات {0} محفوظة من الإتلاف من قبل. حرّرها أولًا لتذكر سببًا آخر.',
  'The documents of {0} are not held: there is nothing to release.':
    'مستندات {0} غير محفوظة من الإتلاف: لا شيء لتحريره.',
}

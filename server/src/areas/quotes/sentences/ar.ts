/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is known of what {0} asks for.': 'لا يُعرف ما يطلبه {0}.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'لا يصير عرض السعر {0} بهذا الاستدعاء: ينتهي في اليوم الذي يذكره.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'لا يصير عرض السعر {0} بهذا الاستدعاء: احفظه وأرسله مستندًا.',
}

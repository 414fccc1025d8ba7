/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is known of what {0} asks for.': 'Was {0} verlangt, ist nicht bekannt.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Ein Angebot wird durch diesen Aufruf nicht {0}: Es läuft an dem Tag ab, den es nennt.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Ein Angebot wird durch diesen Aufruf nicht {0}: Speichern und senden Sie es als Dokument.',
}

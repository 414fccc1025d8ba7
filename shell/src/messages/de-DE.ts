import type { Messages } from './en-US.ts'

const deDE: Messages = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.opening': 'Kontor wird geöffnet …',
  'shell.leaving': 'Abmeldung läuft …',
  'shell.close': 'Schließen',
  'shell.cancel': 'Abbrechen',
  'shell.tryAgain': 'Erneut versuchen',
  'shell.messages': 'Meldungen',
  'shell.offline': 'Offline, neuer Versuch läuft',
  'shell.unreachable.title': 'Kontor antwortet nicht',
  'shell.unreachable.text':
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'shell.partFailed':
    'Ein Teil von Kontor konnte nicht geladen werden. Prüfen Sie Ihre Verbindung, oder laden Sie die Seite neu.',
  'shell.reload': 'Neu laden',
  'shell.failed': 'Das hat nicht geklappt: {reason}',

  'signIn.title': 'Anmelden',
  'signIn.tagline': 'Geschäftsdokumente mit allen Firmen austauschen, mit denen Sie arbeiten.',
  'signIn.email': 'E-Mail',
  'signIn.password': 'Passwort',
  'signIn.submit': 'Anmelden',
  'signIn.busy': 'Anmeldung läuft …',
  'signIn.ended': 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, dann geht es dort weiter, wo Sie waren.',
  'signIn.left': 'Sie sind abgemeldet.',
  'signIn.emailMissing': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'signIn.emailInvalid': '„{value}“ ist keine E-Mail-Adresse. Sie sieht so aus: name@firma.de.',
  'signIn.passwordMissing': 'Geben Sie Ihr Passwort ein.',
  'signIn.wrong':
    'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides; im Passwort zählt Groß- und Kleinschreibung.',
  'signIn.locked':
    'Zu oft ein falsches Passwort: Dieses Konto ist vorerst gesperrt. Fragen Sie die Administration Ihrer Firma.',
  'signIn.lockedUntil':
    'Zu oft ein falsches Passwort: Dieses Konto ist bis {until, time, short} gesperrt. Versuchen Sie es dann wieder.',
  'signIn.tooMany': 'Zu viele Versuche von hier aus. Warten Sie kurz und versuchen Sie es dann noch einmal.',
  'signIn.tooManyUntil': 'Zu viele Versuche von hier aus. Versuchen Sie es nach {until, time, medium} noch einmal.',
  'signIn.unreachable': 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'signIn.failed': 'Die Anmeldung hat nicht geklappt: {reason}',
  'signIn.language': 'Sprache',

  'demo.title': 'Das Demonetzwerk ausprobieren',
  'demo.text':
    'Wählen Sie eine Person, als die Sie sich anmelden. In einem zweiten Browser sehen Sie die andere Seite eines Dokuments.',
  'demo.continueAs': 'Weiter als',

  'header.menu': 'Menü',
  'header.search': 'Suchen oder springen zu …',
  'header.help': 'Hilfe zur Tastatur',
  'header.language': 'Sprache',

  'role.companyAdmin': 'Firmenadministration',
  'role.apManager': 'Leitung Kreditorenbuchhaltung',
  'role.apClerk': 'Kreditorenbuchhaltung',
  'role.approver': 'Freigabe',
  'role.buyer': 'Einkauf',
  'role.requester': 'Bedarfsanforderung',
  'role.onboarder': 'Lieferantenaufnahme',
  'role.readOnly': 'Nur lesen',
  'role.supplierContact': 'Lieferantenkontakt',
  'role.supporter': 'Support',
  'role.translator': 'Übersetzung',

  'company.switch': 'Firma:',
  'company.branchOf': 'Niederlassung von {name}',
  'company.entered': 'Sie sind jetzt bei {name}.',

  'apps.all': 'Alle Apps',
  'apps.pinned': 'In der Seitenleiste',
  'apps.others': 'Weitere Apps',
  'apps.pin': '{app} in der Seitenleiste',
  'apps.up': '{app} nach oben',
  'apps.down': '{app} nach unten',
  'apps.moved': '{app}: Platz {place, number} von {count, number} in der Seitenleiste',
  'apps.waiting': '{count, plural, one {# wartet} other {# warten}}',
  'apps.come': '{app} steht jetzt bereit.',
  'apps.open': 'Öffnen',
  'apps.gone': '{app} wurde geschlossen: Ihre Firma nutzt die App nicht mehr.',
  'apps.label': 'Apps',

  'arrivals.label':
    '{count, plural, =0 {Benachrichtigungen} one {Benachrichtigungen, # neue} other {Benachrichtigungen, # neue}}',
  'arrivals.many': '{count}+',
  'arrivals.title': 'Zuletzt eingegangen',
  'arrivals.empty': 'Noch ist nichts eingegangen. Hier erscheinen Dokumente, die andere Ihnen senden.',
  'arrivals.failed': 'Die Eingänge konnten nicht geladen werden.',
  'arrivals.answer': 'Antwort auf {number}',
  'arrivals.returned': 'Nicht zugestellt: {number}',
  'arrivals.new': 'Neu',

  'bell.title': 'Neues zählen',
  'bell.now': 'Sofort',
  'bell.daily': 'Jeden Morgen',
  'bell.never': 'Nie',
  'bell.mails': 'E-Mails aus dem Unternehmen',

  'type.invoice': 'Rechnung',
  'type.creditnote': 'Gutschrift',
  'type.order': 'Bestellung',
  'type.orderchange': 'Bestelländerung',
  'type.orderresponse': 'Bestellantwort',
  'type.quote': 'Angebot',
  'type.requestforquotation': 'Angebotsanfrage',
  'type.requisition': 'Bedarfsanforderung',
  'type.despatchadvice': 'Lieferavis',
  'type.receiptadvice': 'Wareneingangsmeldung',
  'type.remittanceadvice': 'Zahlungsavis',
  'type.status': 'Antwort',

  'profile.label': 'Profil:',
  'profile.theme.system': 'Farben des Systems',
  'profile.theme.light': 'Helle Farben',
  'profile.theme.dark': 'Dunkle Farben',
  'profile.density.comfortable': 'Bequeme Zeilen',
  'profile.density.standard': 'Normale Zeilen',
  'profile.density.compact': 'Enge Zeilen',
  'profile.away': 'Ich bin abwesend …',
  'profile.awayUntil': 'Abwesend bis {day} …',
  'profile.sessions': 'Wo Sie angemeldet sind …',
  'profile.signOut': 'Abmelden',
  'profile.signOutEverywhere': 'Überall abmelden …',
  'profile.everywhere.title': 'Auf allen Geräten abmelden?',
  'profile.everywhere.text':
    'Alle Ihre Sitzungen und Apps enden sofort, auch hier. Mit Ihrem Passwort können Sie sich wieder anmelden.',
  'profile.everywhere.accept': 'Überall abmelden',

  'profile.consents': 'Programme, die Sie zugelassen haben …',

  'palette.title': 'Suche',

  'frame.loading': '{app} wird geöffnet …',
  'frame.slow': '{app} braucht lange zum Öffnen.',
  'frame.silent.title': '{app} reagiert nicht',
  'frame.silent.text':
    'Die App wurde angehalten, damit Kontor im Übrigen flink bleibt. Was Sie gespeichert hatten, ist sicher.',
  'frame.flooded.title': '{app} wurde angehalten',
  'frame.flooded.text':
    'Die App sandte zu lange mehr, als sie darf. Was Sie gespeichert hatten, ist sicher; geschieht es wieder, sagen Sie es Ihrer Administration.',
  'frame.grabbed.title': '{app} wurde angehalten',
  'frame.grabbed.text':
    'Die App nahm immer wieder die Tastatur an sich, während Sie anderswo schrieben. Was Sie gespeichert hatten, ist sicher; geschieht es wieder, sagen Sie es Ihrer Administration.',
  'frame.restart': '{app} neu starten',
  'frame.missing.title': 'Diese Seite gibt es hier nicht',
  'frame.missing.text':
    'Die App „{app}“ gibt es nicht, oder sie steht Ihnen bei {company} nicht offen. Wenn Sie sie brauchen, fragen Sie die Administration Ihrer Firma.',
  'frame.missing.textAdmin':
    '„{app}“ gibt es nicht, oder die App ist bei {company} nicht aktiviert. Sie können sie unter den Apps Ihrer Firma suchen und aktivieren.',
  'frame.reload.title': '{app} ist neu hier',
  'frame.reload.text':
    'Die App wurde aktiviert, nachdem diese Seite geöffnet war. Laden Sie die Seite neu, um sie zu nutzen.',
  'frame.missing.back': 'Zu {app}',
  'frame.none.title': 'Hier gibt es noch keine App für Sie',
  'frame.none.text':
    'Bitten Sie die Administration von {company} um die nötigen Rechte, oder wählen Sie oben eine andere Firma.',

  'unsaved.title': 'Gehen, ohne zu speichern?',
  'unsaved.text': 'Ihre Eingaben in {apps} sind nicht gespeichert und gingen verloren.',
  'unsaved.leave': 'Gehen, ohne zu speichern',
  'unsaved.stay': 'Bleiben',
}

export default deDE

/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'CompanyAccountId is your own company: give the id of another.':
    'CompanyAccountId ist Ihr eigenes Unternehmen: Geben Sie die ID eines anderen an.',
  'There is a connection to {0} already, {1}, in state {2}: use it.':
    'Zu {0} gibt es schon eine Verbindung, {1}, im Zustand {2}: Nutzen Sie diese.',
  'The other company asked for this connection at the same moment: look at its request.':
    'Das andere Unternehmen hat diese Verbindung im selben Moment angefragt: Sehen Sie sich seine Anfrage an.',
  'The id {0} is another connection’s: take a new one.':
    'Die ID {0} gehört zu einer anderen Verbindung: Nehmen Sie eine neue.',
  'Email and EndpointId are missing: give at least one, so that documents find their way.':
    'Email und EndpointId fehlen: Geben Sie mindestens eines an, damit Dokumente ihren Weg finden.',
  'Email is {0}: {1}.': 'Email ist {0}: {1}.',
  'EndpointId is {0}:{1}: {2}.': 'EndpointId ist {0}:{1}: {2}.',
  'The id {0} is that of a member of the network: take a new one.':
    'Die ID {0} ist die eines Mitglieds des Netzwerks: Nehmen Sie eine neue.',
  'The partner {0} was saved at the same moment: save it again.':
    'Der Partner {0} wurde im selben Moment gespeichert: Speichern Sie ihn noch einmal.',
  'The request of {0} was answered before: it is {1}.': 'Die Anfrage von {0} wurde schon beantwortet: Sie ist {1}.',
  '{0} has to answer this request, for your company made it.':
    '{0} muss diese Anfrage beantworten, denn Ihr Unternehmen hat sie gestellt.',
  'There is a connection to {0} already, in state {1}: only a rejected one is asked for again.':
    'Zu {0} gibt es schon eine Verbindung im Zustand {1}: Nur eine abgelehnte wird noch einmal angefragt.',
  'The connection to {0} is {1}. Ask for a connection before you send.':
    'Die Verbindung zu {0} ist {1}. Fragen Sie eine Verbindung an, bevor Sie senden.',
}

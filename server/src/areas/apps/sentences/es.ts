/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Permissions holds {0}, and {1} asks for nothing: leave them out.':
    'Permissions contiene {0}, y {1} no pide nada: omítalos.',
  'Permissions holds {0}, which {1} does not ask for: grant of {2}.':
    'Permissions contiene {0}, que {1} no pide: conceda de entre {2}.',
  '{0} came with Kontor': '{0} vino con Kontor',
  '{0} was added by the head office': '{0} la añadió la sede central',
  '{0} was added by the operator': '{0} la añadió el operador',
  '{0} is in the store already: {1}. Activate that one.': '{0} ya está en la tienda: {1}. Active esa.',
  '{0} was added from {1}: give an address at {2}, or remove the app first.':
    '{0} se añadió desde {1}: indique una dirección en {2} o quite antes la aplicación.',
  '{0}: only who put it into the store takes it out.': '{0}: solo quien la puso en la tienda la quita.',
  'The settings of {0} are not those of {1}: an app has its own.':
    'Los ajustes de {0} no son los de {1}: cada aplicación tiene los suyos.',
  'There are {0} more.': 'Hay {0} más.',
  'The manifest is refused.': 'El manifiesto se rechaza.',
  'The manifest is not JSON in UTF-8: {0}.': 'El manifiesto no es JSON en UTF-8: {0}.',
  'ManifestUrl is {0}. {1}': 'ManifestUrl es {0}. {1}',
  'vendorId is "{0}", which is Kontor\'s own name: give your own.':
    'vendorId es "{0}", el nombre propio de Kontor: indique el suyo.',
  '{0} and {1} of the store are the same name: write it as {2}.':
    '{0} y {1} de la tienda son el mismo nombre: escríbalo {2}.',
  'mainUrl is "{0}": {1}': 'mainUrl es "{0}": {1}',
  'give a web address such as https://notes.acme.example/app/.':
    'indique una dirección web como https://notes.acme.example/app/.',
  'give a host of letters, digits and hyphens.': 'indique un host de letras, cifras y guiones.',
  'leave out what follows #, where the shell writes the path in the app.':
    'omita lo que sigue a #, donde el shell escribe la ruta en la aplicación.',
  'the shell lives on this site ({0}): give a domain of the app’s own.':
    'el shell vive en este sitio ({0}): indique un dominio propio de la aplicación.',
  'Kontor’s own apps live there: give an address of the app’s own.':
    'ahí viven las aplicaciones de Kontor: indique una dirección propia de la aplicación.',
  '{0} of another vendor lives there: give an address of the app’s own.':
    'ahí vive {0}, de otro proveedor: indique una dirección propia de la aplicación.',
  'a page over https shows no app over http: give an address that begins with https.':
    'una página por https no muestra una aplicación por http: indique una dirección que empiece por https.',
  'icon is "{0}": give an address that begins with {1}/, as mainUrl does.':
    'icon es "{0}": indique una dirección que empiece por {1}/, como mainUrl.',
  '{0}.value is "{1}" for {2}: give {3}.': '{0}.value es "{1}" para {2}: indique {3}.',
  '{0}.name is "count", which only Kontor’s own apps have: send kontor.count to the shell instead.':
    '{0}.name es "count", que solo tienen las aplicaciones de Kontor: envíe en su lugar kontor.count al shell.',
  'a path in the app, such as /new': 'una ruta en la aplicación, como /new',
  '{0}.titles is missing: say what the search shows for {1}.':
    'Falta {0}.titles: diga qué muestra la búsqueda para {1}.',
  '* or one of {0}': '* o uno de {0}',
  '{0} belongs to Kontor and is always active: it is neither activated nor deactivated.':
    '{0} pertenece a Kontor y siempre está activa: no se activa ni se desactiva.',
  'The head office activated {0} for its branches: ask an administrator there.':
    'La sede central activó {0} para sus sucursales: diríjase a un administrador de allí.',
  '{0} is not active: there is nothing to end.': '{0} no está activa: no hay nada que terminar.',
}

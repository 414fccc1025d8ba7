/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'in the unknown role {0}': 'un rol desconocido ({0})',
  '{0} is {1}, which includes the right {2}, as every role does.':
    '{0} tiene el rol «{1}», que incluye el derecho {2}, como todos los roles.',
  '{0} is {1}, which includes the right {2}. {3}': '{0} tiene el rol «{1}», que incluye el derecho {2}. {3}',
  '{0} is {1}, which does not include the right {2}. {3}': '{0} tiene el rol «{1}», que no incluye el derecho {2}. {3}',
  '{0} does not work in {1}: nobody acts for a company without a role there.':
    '{0} no trabaja en {1}: nadie actúa por una empresa sin tener un rol en ella.',
  'action is {0}, which no object decides: leave object out.': 'action es {0}, que ningún objeto decide: omita object.',
  'Everybody who works in a company may see its store and which apps are active.':
    'Todos los que trabajan en una empresa ven su tienda y qué aplicaciones están activas.',
  'Only an administrator of the company adds apps to its store, activates them with rights, and takes them away.':
    'Solo un administrador de la empresa añade aplicaciones a su tienda, las activa con derechos y las quita.',
  'Only an administrator of the company sets how an app behaves for all, in the app or in the administration.':
    'Solo un administrador de la empresa fija cómo se comporta una aplicación para todos, en la aplicación o en la administración.',
  'Everybody who works in a company may read its data, its branches and its connections’ public profiles.':
    'Todos los que trabajan en una empresa leen sus datos, sus sucursales y los perfiles públicos de sus conexiones.',
  'Only an administrator of the company changes its name, address and identifiers.':
    'Solo un administrador de la empresa cambia su nombre, su dirección y sus identificadores.',
  'Only an administrator of the company sets what holds for all who work in it.':
    'Solo un administrador de la empresa fija lo que vale para todos los que trabajan en ella.',
  'Everybody who works with documents reads those of the company; translators have no business with them.':
    'Todos los que trabajan con documentos leen los de la empresa; los traductores no tienen nada que ver con ellos.',
  'Those who write documents save, upload, tag and archive them.':
    'Quienes escriben documentos los guardan, cargan, etiquetan y archivan.',
  'Those who speak for the company send its documents; a requester writes and leaves the sending to a buyer.':
    'Quienes hablan por la empresa envían sus documentos; un solicitante escribe y deja el envío a un comprador.',
  'Those who decide on what comes in accept, reject, dispute and pay, and a supplier confirms or cancels its own.':
    'Quienes deciden sobre lo que llega aceptan, rechazan, disputan y pagan, y un proveedor confirma o anula los suyos.',
  'Whoever writes drafts may delete them.': 'Quien escribe borradores puede eliminarlos.',
  'Administrators and the heads of accounts payable give others a right on a document.':
    'Los administradores y los responsables de cuentas a pagar dan a otros un derecho sobre un documento.',
  'Whoever deals with documents, and not only looks on, speaks in their threads.':
    'Quien trata con documentos, y no solo mira, habla en sus hilos.',
  'Administrators and the heads of accounts payable remap lines and register for clearance.':
    'Los administradores y los responsables de cuentas a pagar reasignan líneas y registran ante la autoridad fiscal.',
  'Administrators answer for what the company keeps: they hold documents beyond their time, release them, and say whether what need not be kept is thrown away.':
    'Los administradores responden de lo que la empresa conserva: retienen documentos más allá de su plazo, los liberan y dicen si se elimina lo que no hay que conservar.',
  'Only a translator changes the words of the screens.': 'Solo un traductor cambia las palabras de las pantallas.',
  'Those who speak for the company mail its people through Kontor.':
    'Quienes hablan por la empresa escriben a su gente por Kontor.',
  'Administrators see every mail that left the company.':
    'Los administradores ven todo correo que salió de la empresa.',
  'Everybody who works in a company may see with whom it is connected, and look for others.':
    'Todos los que trabajan en una empresa ven con quién está conectada y buscan a otros.',
  'Administrators, those who bring suppliers in, the heads of accounts payable and supplier contacts ask for connections and answer requests.':
    'Los administradores, quienes incorporan proveedores, los responsables de cuentas a pagar y los contactos de proveedores piden conexiones y responden a solicitudes.',
  'Those who bring suppliers in, who buy and who pay see how far each has come.':
    'Quienes incorporan proveedores, compran y pagan ven hasta dónde ha llegado cada uno.',
  'Administrators and those who bring suppliers in upload, invite and approve.':
    'Los administradores y quienes incorporan proveedores cargan, invitan y aprueban.',
  'Administrators and the heads of accounts payable set rates of the company’s own.':
    'Los administradores y los responsables de cuentas a pagar fijan los tipos de cambio propios de la empresa.',
  'Those who buy, ask, approve and pay see the requisitions.':
    'Quienes compran, piden, aprueban y pagan ven las solicitudes de compra.',
  'Requesters and buyers write requisitions.': 'Los solicitantes y los compradores escriben solicitudes de compra.',
  'Buyers and administrators tell how a requisition stands in another system.':
    'Los compradores y los administradores dicen cómo está una solicitud de compra en otro sistema.',
  'Those who work with what comes in see what was scanned.': 'Quienes trabajan con lo que llega ven lo que se escaneó.',
  'Accounts payable mends, holds, rejects and sends on what was scanned.':
    'Cuentas a pagar corrige, retiene, rechaza y reenvía lo que se escaneó.',
  'Administrators and the heads of accounts payable set folders, senders and reasons.':
    'Los administradores y los responsables de cuentas a pagar fijan carpetas, remitentes y motivos.',
  'Everybody who works with documents may ask a model.':
    'Todos los que trabajan con documentos pueden preguntar a un modelo.',
  'Those whose choices a model learns from teach it by choosing.':
    'Aquellos de cuyas elecciones aprende un modelo le enseñan al elegir.',
  'Those who bring suppliers in, those who buy and those who look on see what was asked and answered.':
    'Quienes incorporan proveedores, compran o miran ven lo que se preguntó y se respondió.',
  'Administrators and those who bring suppliers in make questionnaires and send them.':
    'Los administradores y quienes incorporan proveedores hacen cuestionarios y los envían.',
  'A supplier’s contact answers, and so do the administrators and onboarders of any company.':
    'El contacto de un proveedor responde, y también los administradores y quienes incorporan proveedores de cualquier empresa.',
  'Everybody sees the tasks of the company.': 'Todos ven las tareas de la empresa.',
  'Whoever works in the company, and not only looks on, gives tasks and completes them.':
    'Quien trabaja en la empresa, y no solo mira, da tareas y las completa.',
  'Everybody who works in a company may see its teams.': 'Todos los que trabajan en una empresa ven sus equipos.',
  'Administrators make teams and say who is in them.':
    'Los administradores forman equipos y dicen quién está en ellos.',
  'Only an administrator accepts terms for the company.': 'Solo un administrador acepta condiciones por la empresa.',
  'Everybody may read what they keep for themselves, and where they work.':
    'Todos pueden leer lo que guardan para sí y dónde trabajan.',
  'Everybody may keep what is their own, such as their language.':
    'Todos pueden llevar lo que es suyo, como su idioma.',
  'Everybody who works in a company may see who else does.':
    'Todos los que trabajan en una empresa ven quién más trabaja en ella.',
  'Only an administrator of the company locks people out and lets them in again.':
    'Solo un administrador de la empresa bloquea a personas y las deja volver a entrar.',
  'Everybody who works with documents sees what their flow did and why.':
    'Todos los que trabajan con documentos ven qué hizo su flujo y por qué.',
  'Those who deal with documents move them on in their flow.':
    'Quienes tratan con documentos los hacen avanzar en su flujo.',
  'Only administrators and the heads of accounts payable change a flow.':
    'Solo los administradores y los responsables de cuentas a pagar cambian un flujo.',
  'An administrator of the company, and whoever supports it, may ask why somebody may or may not do something.':
    'Un administrador de la empresa y quien le da asistencia pueden preguntar por qué alguien puede o no puede hacer algo.',
  'Everybody who works with documents sees who approves them and why.':
    'Todos los que trabajan con documentos ven quién los aprueba y por qué.',
  'Those who decide approve and reject; a buyer approves what requesters ask for.':
    'Quienes deciden aprueban y rechazan; un comprador aprueba lo que piden los solicitantes.',
  'Everybody who may be given work sees where it is.': 'Todos a quienes se puede dar trabajo ven dónde está.',
  'Those who deal with documents hand work to each other, comment on it and close it.':
    'Quienes tratan con documentos se pasan trabajo, lo comentan y lo cierran.',
  'The heads of accounts payable and administrators set delegates, reminders and escalations.':
    'Los responsables de cuentas a pagar y los administradores fijan delegados, recordatorios y escaladas.',
  'Those who code and approve see the codes and their lists.':
    'Quienes imputan y aprueban ven los códigos y sus listas.',
  'Accounts payable, buyers and approvers code documents.':
    'Cuentas a pagar, compradores y aprobadores imputan documentos.',
  'Administrators and the heads of accounts payable keep lists, rules and thresholds.':
    'Los administradores y los responsables de cuentas a pagar llevan listas, reglas y umbrales.',
}

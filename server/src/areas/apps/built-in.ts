import type { AppManifest, Of, Permission } from '@kontor/contract'

/**
 * A manifest as its author writes it. Our own may ask for any right, for the screens of the administrator among them;
 * it says the folder of its page and picture instead of addresses, which the installation decides.
 */
export interface BuiltIn extends Omit<Of<typeof AppManifest>, 'mainUrl' | 'permissions' | 'icon'> {
  readonly folder: string
  readonly permissions: readonly Permission[]
}

/** The picture of each, in its folder. */
export const pictureName = 'icon.svg'

/** The vendor that nobody else may call themselves. */
export const ourVendor = 'Kontor'

/** Our own apps, in the order in which the shell shows them: every company has them, none is activated or deactivated. */
export const builtIns: readonly BuiltIn[] = [
  {
    vendorId: ourVendor,
    appId: 'Home',
    version: '1.0.0',
    names: {
      en: 'Home',
      de: 'Übersicht',
      fr: 'Accueil',
      es: 'Inicio',
      da: 'Hjem',
      ar: 'الرئيسية',
    },
    descriptions: {
      en: 'What waits for you today, and how your business stands.',
      de: 'Was heute auf Sie wartet und wie Ihr Geschäft steht.',
      fr: 'Ce qui vous attend aujourd’hui, et où en est votre activité.',
      es: 'Lo que le espera hoy y cómo va su negocio.',
      da: 'Det, der venter på dig i dag, og hvordan forretningen står.',
      ar: 'ما ينتظرك اليوم، وكيف يسير عملك.',
    },
    colour: '#3d5a80',
    folder: 'home',
    permissions: [
      'document.read',
      'assignment.read',
      'approval.read',
      'company.read',
      'network.read',
      'network.write',
      'user.read',
      'profile.read',
      'profile.write',
      'app.read',
    ],
    capabilities: [{ name: 'pinned', value: 'true' }],
    spawn: false,
    category: 'reporting',
  },
  {
    vendorId: ourVendor,
    appId: 'Documents',
    version: '1.0.0',
    names: {
      en: 'Documents',
      de: 'Dokumente',
      fr: 'Documents',
      es: 'Documentos',
      da: 'Dokumenter',
      ar: 'المستندات',
    },
    descriptions: {
      en: 'Invoices, orders and all other trade documents: find, read, write, send and answer them.',
      de: 'Rechnungen, Bestellungen und alle anderen Handelsbelege: finden, lesen, schreiben, senden und beantworten.',
      fr: 'Factures, commandes et tous les autres documents commerciaux : les trouver, lire, rédiger, envoyer et y répondre.',
      es: 'Facturas, pedidos y todos los demás documentos comerciales: encontrarlos, leerlos, redactarlos, enviarlos y responderlos.',
      da: 'Fakturaer, ordrer og alle andre handelsdokumenter: find, læs, skriv, send og besvar dem.',
      ar: 'الفواتير والطلبات وسائر المستندات التجارية: ابحث عنها واقرأها واكتبها وأرسلها وأجب عنها.',
    },
    colour: '#2f6f4e',
    folder: 'documents',
    permissions: [
      'document.read',
      'document.write',
      'document.send',
      'document.answer',
      'document.delete',
      'document.comment',
      'document.share',
      // Who confirms a payee's account does so where the bill is shown.
      'document.manage',
      // Who holds a document does so where it is read.
      'document.hold',
      'assignment.read',
      'assignment.write',
      'approval.read',
      'approval.decide',
      'coding.read',
      'coding.write',
      'company.read',
      'network.read',
      'team.read',
      'user.read',
      'profile.read',
      'profile.write',
    ],
    capabilities: [
      { name: 'pinned', value: 'true' },
      { name: 'document', value: '*' },
      {
        name: 'count',
        value: 'documents?toanswer=true&limit=1',
      },
      {
        name: 'command',
        value: '/new/invoice',
        titles: {
          en: 'Write an invoice',
          de: 'Rechnung schreiben',
          fr: 'Rédiger une facture',
          es: 'Redactar una factura',
          da: 'Skriv en faktura',
          ar: 'كتابة فاتورة',
        },
      },
    ],
    spawn: false,
    category: 'documents',
  },
  {
    vendorId: ourVendor,
    appId: 'Admin',
    version: '1.0.0',
    names: {
      en: 'Administration',
      de: 'Verwaltung',
      fr: 'Administration',
      es: 'Administración',
      da: 'Administration',
      ar: 'الإدارة',
    },
    descriptions: {
      en: 'Your company, its people and its apps.',
      de: 'Ihr Unternehmen, seine Menschen und seine Apps.',
      fr: 'Votre entreprise, ses collaborateurs et ses applications.',
      es: 'Su empresa, sus personas y sus aplicaciones.',
      da: 'Din virksomhed, dens medarbejdere og dens apps.',
      ar: 'شركتك وأفرادها وتطبيقاتها.',
    },
    colour: '#6b4f7d',
    folder: 'admin',
    permissions: [
      // To find the document that somebody asks about.
      'document.read',
      // What is kept, and what is held, is decided for the whole company.
      'document.hold',
      // To whom people's work goes.
      'assignment.read',
      'assignment.write',
      'assignment.configure',
      // What documents are booked under.
      'coding.read',
      'coding.configure',
      'company.read',
      'company.write',
      'network.read',
      'user.read',
      'user.write',
      'access.explain',
      'profile.read',
      'profile.write',
      'app.read',
      'app.write',
      'app.settings',
    ],
    capabilities: [],
    spawn: false,
    category: 'administration',
  },
]

import type { appCategories } from '@kontor/contract'

type Category = (typeof appCategories)[number]

const row = (en: string, de: string, fr: string, es: string, da: string, ar: string) => ({ en, de, fr, es, da, ar })

/** The shelves of the store, in their order, as readers of each language call them. */
const names: Readonly<Record<Category, Record<string, string>>> = {
  documents: row('Documents', 'Dokumente', 'Documents', 'Documentos', 'Dokumenter', 'المستندات'),
  approval: row('Approval', 'Freigabe', 'Approbation', 'Aprobación', 'Godkendelse', 'الموافقات'),
  accounting: row('Accounting', 'Buchhaltung', 'Comptabilité', 'Contabilidad', 'Bogføring', 'المحاسبة'),
  purchasing: row('Purchasing', 'Einkauf', 'Achats', 'Compras', 'Indkøb', 'المشتريات'),
  network: row('Network', 'Netzwerk', 'Réseau', 'Red', 'Netværk', 'الشبكة'),
  payments: row('Payments', 'Zahlungen', 'Paiements', 'Pagos', 'Betalinger', 'المدفوعات'),
  reporting: row('Reporting', 'Auswertung', 'Analyses', 'Informes', 'Rapportering', 'التقارير'),
  integration: row('Integration', 'Anbindung', 'Intégration', 'Integración', 'Integration', 'التكامل'),
  administration: row('Administration', 'Verwaltung', 'Administration', 'Administración', 'Administration', 'الإدارة'),
  other: row('Other', 'Weitere', 'Autres', 'Otros', 'Andre', 'أخرى'),
}

export const categoryNames = Object.entries(names) as [Category, Record<string, string>][]

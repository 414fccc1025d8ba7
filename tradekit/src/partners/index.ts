export { SupplierField } from './SupplierField.tsx'
export { type ChosenPartner, SuppliersField } from './SuppliersField.tsx'

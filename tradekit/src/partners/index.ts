export { SupplierField } from './SupplierField.tsx'

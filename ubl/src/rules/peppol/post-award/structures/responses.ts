/** Invoice response, transaction T111. */
export const invoiceResponse = `
CustomizationID
ProfileID
ID
IssueDate
IssueTime ?
Note ?
SenderParty
  EndpointID @schemeID:eas
  PartyIdentification ? %identification
  PartyLegalEntity %registration
  Contact ? %contact
ReceiverParty
  EndpointID @schemeID:eas
  PartyIdentification ? %identification
  PartyLegalEntity %registration
DocumentResponse
  Response
    ResponseCode :UNCL4343-T111
    EffectiveDate ?
    Status *
      StatusReasonCode ? :OPStatusReason|OPStatusAction @listID:ClarificationListID
      StatusReason ?
      Condition *
        AttributeID
        Description ?
  DocumentReference
    ID
    IssueDate ?
    DocumentTypeCode :UNCL1001
  IssuerParty ? %named
  RecipientParty ? %named`

/** Message level response, transaction T71. */
export const messageLevelResponse = `
CustomizationID =urn:fdc:peppol.eu:poacc:trns:mlr:3
ProfileID =urn:fdc:peppol.eu:poacc:bis:mlr:3
ID
IssueDate
IssueTime ?
SenderParty
  EndpointID @schemeID:eas
ReceiverParty
  EndpointID @schemeID:eas
DocumentResponse
  Response
    ResponseCode :UNCL4343
    Description ?
  DocumentReference
    ID
    DocumentTypeCode ? :UNCL1001
    VersionID ?
  LineResponse *
    LineReference
      LineID
    Response
      ResponseCode ? :UNCL4343
      Description
      Status
        StatusReasonCode :StatusReason`

/** Catalogue response, transaction T58. */
export const catalogueResponse = `
CustomizationID =urn:fdc:peppol.eu:poacc:trns:catalogue_response:3
ProfileID =urn:fdc:peppol.eu:poacc:bis:catalogue_only:3
ID
IssueDate
IssueTime ?
Note *
SenderParty
  EndpointID @schemeID:eas
  PartyIdentification ? %identification
  PartyLegalEntity ? %registration
ReceiverParty
  EndpointID @schemeID:eas
  PartyIdentification * %identification
  PartyLegalEntity ? %registration
DocumentResponse *
  Response
    ResponseCode :UNCL4343
  DocumentReference
    ID
    VersionID ?`

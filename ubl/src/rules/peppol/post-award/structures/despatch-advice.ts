/** Despatch advice, transaction T16. */
export const despatchAdvice = `
CustomizationID
ProfileID =urn:fdc:peppol.eu:poacc:bis:despatch_advice:3
ID
IssueDate
IssueTime ?
Note ?
OrderReference * %reference
AdditionalDocumentReference * %attachment
DespatchSupplierParty
  Party
    EndpointID @schemeID:eas
    PartyIdentification ? %identification
    PostalAddress ? %address
    PartyLegalEntity %registration
    Contact ? %contact
DeliveryCustomerParty
  Party
    EndpointID @schemeID:eas
    PartyIdentification ? %identification
    PostalAddress ? %address
    PartyLegalEntity %registration
  DeliveryContact ? %contact
BuyerCustomerParty ?
  Party
    PartyIdentification ? %identification
    PartyName ? %name
    PostalAddress ? %address
SellerSupplierParty ?
  Party
    PartyIdentification ? %identification
    PartyName ? %name
    PostalAddress ? %address
OriginatorCustomerParty ?
  Party
    PartyIdentification ? %identification
    PartyName ? %name
    PostalAddress ? %address
Shipment ?
  ID
  Information *
  GrossWeightMeasure ? @unitCode:UNECERec20
  GrossVolumeMeasure ? @unitCode:UNECERec20
  TotalTransportHandlingUnitQuantity ?
  Consignment ?
    ID
    Information ?
    CarrierParty ?
      PartyIdentification ? %identification
      PartyName ? %name
      Person ?
        IdentityDocumentReference +
          ID
          DocumentType ?
  ShipmentStage ?
    TransportModeCode :UNECERec19
  Delivery ?
    TrackingID ?
    EstimatedDeliveryPeriod ? %period
    DeliveryParty ? %deliveryParty
    Despatch ?
      ActualDespatchDate ?
      ActualDespatchTime ?
      DespatchAddress ?
        ID ?
        StreetName ?
        AdditionalStreetName ?
        CityName ?
        PostalZone ?
        CountrySubentity ?
        AddressLine ?
          Line ?
        Country ?
          IdentificationCode :ISO3166
DespatchLine +
  ID
  Note ?
  DeliveredQuantity @unitCode:UNECERec20
  OutstandingQuantity ? @unitCode:UNECERec20
  OutstandingReason *
  OrderLineReference
    LineID
    SalesOrderLineID ?
    OrderReference ? %reference
  DocumentReference *
    ID
    DocumentType ?
  Item
    Name
    BuyersItemIdentification ? %reference
    SellersItemIdentification ?
      ID
      ExtendedID ?
    StandardItemIdentification ?
      ID @schemeID:ICD
      ExtendedID ?
    CommodityClassification * %classification
    HazardousItem *
      UNDGCode ? :UNCL8273
      HazardClassID ?
    AdditionalItemProperty * %property
    ItemInstance *
      ProductTraceID ? @schemeID?:ProductTraceIDschemeIDCode
      ManufactureDate ?
      BestBeforeDate ?
      SerialID ?
      AdditionalItemProperty *
        Name
        Value
      LotIdentification ?
        LotNumberID ?
        ExpiryDate ?
  Shipment ?
    ID =NA
    TransportHandlingUnit *
      ID ? @schemeID?:TransportHandlingUnitIDschemID
      TransportHandlingUnitTypeCode ? :UNECERec21
      HazardousRiskIndicator ?
      ShippingMarks *
      MeasurementDimension *
        AttributeID :UNCL6313-T16
        Measure ? @unitCode:UNECERec20
      Package *
        ID
        PackagingTypeCode ? :UNECERec21`

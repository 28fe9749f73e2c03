/** Publishers whose site a source leads to because no page of theirs that says the fact is known for certain. */
export const SITES_ALONE = `
  988lifeline.org abs.utah.gov aspenchamber.org avalanche.state.co.us bluebirdcafe.com cdphe.colorado.gov
  challengeaspen.org co.usembassy.gov coloradosar.org comptroller.texas.gov congestionreliefzone.mta.info
  council.nyc.gov cr.usembassy.gov cultura.gov.it danskretursystem.dk dinoffentligetransport.dk discovernac.org
  dk.usembassy.gov dor.sc.gov easthamptonvillage.org ehamptonny.gov es.usembassy.gov esta.cbp.dhs.gov godadgang.dk
  goturkiye.com healthcare.ascension.org howtoistanbul.com intermountainhealthcare.org it.usembassy.gov
  leg.colorado.gov library.austintexas.gov library.nashville.org lnt.org louisianataxfree.louisiana.gov m.dk
  ma.usembassy.gov mdpls.org meteofrance.com muschealth.org nola.gov nolalibrary.org nsaa.org omny.info
  parkcitylibrary.org parks.ny.gov parks.traviscountytx.gov pitcolib.org pitkincounty.com poisoncenters.org
  poisoncontrol.utah.edu politi.dk portal.311.nyc.gov pt.usembassy.gov ready.nola.gov revenue.louisiana.gov
  sabrinacohenfoundation.org sagradafamilia.org sede.agenciatributaria.gob.es sehirhatlari.istanbul
  sitiooij.poder-judicial.go.cr skat.dk southampton.stonybrookmedicine.edu tax.colorado.gov tax.utah.gov
  tfl.gov.uk thetrailconservancy.org tidesandcurrents.noaa.gov tpwd.texas.gov tr.usembassy.gov transcaribe.gov.co
  travel-europe.europa.eu travel.state.gov udottraffic.utah.gov uk.usembassy.gov utahavalanchecenter.org venmo.com
  waymo.com wmo.int www.112.gov.tr www.911.go.cr www.adm.gov.it www.agcom.it www.alhambra-patronato.es
  www.anacom.pt www.anrt.ma www.aspenhospital.org www.aspensnowmass.com www.austintexas.gov www.austintexas.org
  www.bancaditalia.it www.bankofengland.co.uk www.banrep.gov.co www.barcelonaturisme.com www.bccr.fi.cr www.bde.es
  www.bispebjerghospital.dk www.bportugal.pt www.btk.gov.tr www.btp.police.uk www.capmetro.org www.carris.pt
  www.ccpl.org www.ccprc.com www.cdc.gov www.charleston-sc.gov www.charlestoncounty.org www.charlestoncvb.com
  www.cnmc.es www.codot.gov www.coeliac.org.uk www.comune.venezia.it www.cotrip.org www.countrymusichalloffame.org
  www.cp.pt www.crcom.gov.co www.cruzrojacolombiana.org www.deervalley.com www.denvergov.org www.dgsn.gov.ma
  www.dian.gov.co www.discoverlongisland.com www.dmi.dk www.fcc.gov www.galatoires.com www.gov.uk
  www.guardiacivil.es www.guardiacostiera.gov.it www.ibb.istanbul www.ideam.gov.co www.illesbalears.travel
  www.iloveny.com www.imn.ac.cr www.inem.pt www.inr.pt www.interieur.gov.ma www.ipma.pt www.istanbul.pol.tr
  www.istanbulkart.istanbul www.istanbulmodern.org www.italia.it www.iucnredlist.org www.jackdaniels.com
  www.jardinmajorelle.com www.jma.go.jp www.johnjermain.org www.link.co.uk www.link.nyc www.lisboa.pt
  www.met.police.uk www.meteoam.it www.metmuseum.org www.metoffice.gov.uk www.metro.istanbul www.metrolisboa.pt
  www.mgm.gov.tr www.miami-police.org www.miamiandbeaches.com www.miamibeachfl.gov www.miamidade.gov
  www.migracioncolombia.gov.co www.mountsinai.org www.msmc.com www.mta.info www.museodelprado.es www.nashville.gov
  www.nashvilledowntown.com www.nationalbanken.dk www.nationalww2museum.org www.neworleans.com www.nhc.noaa.gov
  www.nhs.uk www.nisekotourism.com www.noaa.gov www.norta.com www.nyc.gov www.nyctourism.com www.nypl.org
  www.oc.gov.ma www.ofcom.org.uk www.oncf.ma www.opry.com www.parkcity.org www.parkcitymountain.com
  www.parquesnacionales.gov.co www.policia.es www.policia.gov.co www.poliziadistato.it
  www.portaldasfinancas.gov.pt www.proteccioncivil.es www.psp.pt www.regionh.dk www.renfe.com www.rfi.it
  www.rfta.com www.ridecarta.com www.rtd-denver.com www.rundetaarn.dk www.ryman.com www.saglik.gov.tr
  www.salute.gov.it www.scemd.org www.sct-bus.org www.sic.gov.co www.sinac.go.cr www.sns24.gov.pt
  www.southamptontownny.gov www.spain.info www.suffolkcountyny.gov www.summitcountyutah.gov www.sundance.org
  www.sunpass.com www.sutel.go.cr www.tabc.texas.gov www.tax.ny.gov www.tcmb.gov.tr www.tdf.org www.tivoli.dk
  www.tmb.cat www.tnpoisoncenter.org www.transit.dot.gov www.transportation.gov www.trenitalia.com www.umcno.org
  www.valthorens.com www.vanderbilthealth.com www.vigilfuoco.it www.visitcopenhagen.com www.visitcostarica.com
  www.visitdenmark.com www.visitgreece.gr www.visitlisboa.com www.visitlondon.com www.visitmarrakech.com
  www.visitmorocco.com www.visitmusiccity.com www.visitparkcity.com www.visitportugal.com www.wegotransit.com
  www.whitneyplantation.org
`
  .trim()
  .split(/\s+/);

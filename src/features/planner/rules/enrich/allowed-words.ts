/**
 * The words out of which a model may make sentences around our facts. None
 * of them is a name, a number, a day, a price, a promise or a denial, so that no
 * arrangement of them says more about a place than we know ourselves.
 */
const SMALL = `
a an the this that these those it its they them their there here
you your yours yourself yourselves we our ours us who whom whose which what when where while why how
and or but so because since though although yet then than as if until till also too both either even just only still
again already always often sometimes soon later before after between among along around across through over under above
below behind beside near by at in into inside on onto off of for from to toward towards with within about up down out
away back together apart against during like unlike per via
is are was were be been being am has have had having do does did doing done can could will would shall should might must
let lets
go goes going gone come comes coming get gets getting give gives giving take takes taking taken make makes making made
keep keeps keeping kept leave leaves leaving left stay stays staying see sees seeing seen look looks looking find finds
finding found know knows want wants wanted wish wishes wished ask asks asked like likes liked love loves loved enjoy
enjoys enjoying feel feels think thinks begin begins beginning start starts starting end ends ending follow follows
following lead leads leading turn turns turning move moves moving pause pauses pausing rest rests resting sit sits
sitting stand stands standing walk walks walking wander wanders wandering stroll strolls strolling linger lingers
lingering return returns returning meet meets meeting share shares sharing choose chooses choosing chosen choice
read reads reading write wrote written said say says tell tells hear heard bring brings bringing brought put puts set
sets hold holds holding fit fits fitting suit suits suiting answer answers answering match matches belong belongs
gather gathers carry carries open-ended wait waits arrive arrives arriving settle settles settling plan plans planned
planning shape shapes shaped build builds built spend spends spending need needs needed mean means meant try trying
notice remember discover learn slip drift wake unwind breathe savour taste tasting eat eating drink drinking dine dining
trip trips journey journeys travel travels travelling traveller travellers stay stays visit visits visiting day days
morning mornings midday noon afternoon afternoons evening evenings night nights hour hours moment moments time times
pace rhythm order part parts middle beginning ending rest break breaks pause meal meals breakfast lunch lunches dinner
dinners supper table tables stop stops place places way ways route path paths street streets corner corners town city
neighbourhood neighbourhoods side distance room bed home base heart mood feeling thought thoughts idea ideas reason
reasons words word wish story stories thing things something anything everything somewhere anywhere everywhere someone
everyone people person family families friends friend children child kids parents grandparents
company others other another each every any some all many much more most few less lot
slow slower slowly gentle gently easy easily calm unhurried relaxed relaxing soft softly light lightly small little
good better best nice lovely pleasant fine happy glad sweet kind warm-hearted curious playful simple plain quietly
long longer short shorter full fuller close closer next last same different new own real true right very quite rather
really well simply mostly mainly perhaps maybe almost enough together finally meanwhile otherwise instead
early late later
personal favourite familiar welcome ready worth worthwhile natural thoughtful careful carefully generous
interest interests interested taste tastes pleasure joy comfort ease energy appetite attention memory memories
surprise variety contrast balance mix change changes detail details view-worthy
`;

/** Never, not even where a fact of ours has the word: these are promises, prices and times, which code says. */
const NEVER = `
no not never none nothing nor without cannot free safe safely safest open opens opened opening closed closes close closing
price prices priced cost costs costly cheap cheaper cheapest expensive discount bargain refund deal sale offer offers
guarantee guaranteed guarantees official certified approved exclusive secret book booked booking reserve reserved
reservation tickets ticket pay paid payment money euro euros dollar dollars pound pounds yen
allergy allergies allergic allergen gluten nut nuts peanut peanuts vegan vegetarian halal kosher coeliac celiac
accessible accessibility wheelchair step-free
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion
dozen dozens half third quarter double triple twice thrice second fourth fifth sixth seventh eighth ninth tenth
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december weekend weekends month months year years century centuries decade oldest largest biggest
highest tallest http https www com org net click link links url email call visit-us script javascript html image img
ignore instructions instruction prompt system assistant model password key token
`;

const listed = (text: string) => new Set(text.split(/\s+/).filter(Boolean));
const small = listed(SMALL);
const never = listed(NEVER);

export function isAllowedWord(word: string): boolean {
  return small.has(word);
}

export function isForbiddenWord(word: string): boolean {
  return never.has(word);
}

/** The whole list, as a model is told it. */
export function allowedWords(): readonly string[] {
  return [...small].filter((word) => !never.has(word));
}

// The page that servers show for an address that does not exist. In some addresses a program has encoded the # of a link: it goes
// on to the address that was meant.
const [page, ...hash] = location.href.split(/%23/i);
if (hash.length > 0) location.replace(`${page}#${hash.join('%23')}`);

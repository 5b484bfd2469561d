// The page that servers show for an unknown address. Some programs encode the # of a link; this page then redirects to the intended
// address.
const [page, ...hash] = location.href.split(/%23/i);
if (hash.length > 0) location.replace(`${page}#${hash.join('%23')}`);

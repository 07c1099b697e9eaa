"""Makes vectors.json from docs/proof.md alone, with nothing but the standard library: python3 tests/proof/vectors.py"""

import datetime
import hashlib
import json
import pathlib
import uuid


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def int8(value: int) -> bytes:
    return value.to_bytes(8, "big")


def salt_of(nonce: bytes, number: int) -> bytes:
    return sha256(b"glassmine:salt:v1", nonce, int8(number))


def leaf_of(account: uuid.UUID, salt: bytes, values: list[int]) -> tuple[bytes, int]:
    return sha256(b"glassmine:leaf:v2", account.bytes, salt, *map(int8, values)), sum(values)


def padding_of(secret: bytes, number: int, index: int) -> tuple[bytes, int]:
    return sha256(b"glassmine:padding:v1", secret, int8(number), int8(index)), 0


def node_bytes(node: tuple[bytes, int]) -> bytes:
    return node[0] + int8(node[1])


def parent_of(left: tuple[bytes, int], right: tuple[bytes, int]) -> tuple[bytes, int]:
    return sha256(b"glassmine:node:v1", node_bytes(left), node_bytes(right)), left[1] + right[1]


def milliseconds(moment: str) -> int:
    since = datetime.datetime.fromisoformat(moment) - datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    return since // datetime.timedelta(milliseconds=1)


def tree_of(leaves: list[tuple[bytes, int]], padding) -> list[list[tuple[bytes, int]]]:
    size = 1024
    while size < len(leaves):
        size *= 2
    levels = [sorted([*leaves, *(padding(index) for index in range(1, size - len(leaves) + 1))])]
    while len(levels[-1]) > 1:
        below = levels[-1]
        levels.append([parent_of(below[i], below[i + 1]) for i in range(0, len(below), 2)])
    return levels


def path_of(levels: list[list[tuple[bytes, int]]], place: int) -> list[str]:
    return [node_bytes(level[(place >> height) ^ 1]).hex() for height, level in enumerate(levels[:-1])]


def pool_salt(secret: bytes, number: int, pool: dict) -> bytes:
    return sha256(b"glassmine:pool-salt:v2", secret, int8(number), uuid.UUID(pool["pool"]).bytes)


def part_of(pool: dict, units: int) -> int:
    return units * pool["mark_cents"] // pool["mark_units"] if pool["mark_units"] else 0


def pool_leaf(secret: bytes, number: int, pool: dict) -> tuple[bytes, int]:
    marked = milliseconds(pool["marked_at"]) if pool["marked_at"] else 0
    figures = [pool["units"], pool["mark_cents"], pool["mark_units"], marked, int(pool["stale"]), pool["waiting_cents"]]
    holdings = sha256(b"glassmine:holdings:v2", pool["holdings"].encode("ascii"))
    leaf = sha256(b"glassmine:pool:v2", uuid.UUID(pool["pool"]).bytes, pool_salt(secret, number, pool), *map(int8, figures), holdings)
    return leaf, part_of(pool, pool["units"]) + pool["waiting_cents"]


def snapshot_of(number: int, moment: str, accounts: list[dict], pools: list[dict], secret: bytes, insurance: int, previous: bytes):
    def waiting(account):
        return sum(p["waiting"].get(account["id"], 0) for p in pools)

    def values(account):
        parts = sum(part_of(p, p["members"].get(account["id"], 0)) for p in pools)
        return [*account["values"], waiting(account) + parts]

    leaves = {a["id"]: leaf_of(uuid.UUID(a["id"]), salt_of(bytes.fromhex(a["nonce"]), number), values(a)) for a in accounts}
    levels = tree_of(list(leaves.values()), lambda index: padding_of(secret, number, index))
    pool_leaves = {p["pool"]: pool_leaf(secret, number, p) for p in pools}
    pool_levels = tree_of(
        list(pool_leaves.values()), lambda index: (sha256(b"glassmine:pool-padding:v2", secret, int8(number), int8(index)), 0)
    )
    root, total = levels[-1][0]
    pools_root, pools_cents = pool_levels[-1][0]
    kinds = [sum(column) for column in zip(*map(values, accounts))]
    assert sum(kinds) == total and kinds[4] <= pools_cents
    figures = [number, milliseconds(moment), len(levels[0]), *kinds, insurance, len(pool_levels[0]), pools_cents]
    seal = sha256(b"glassmine:seal:v2", previous, *map(int8, figures), root, pools_root)
    snapshot = {
        "number": number,
        "as_of": moment,
        "leaves": len(levels[0]),
        **named(kinds),
        "insurance_fund_cents": insurance,
        "pools_leaves": len(pool_levels[0]),
        "pools_cents": pools_cents,
        "root": root.hex(),
        "pools_root": pools_root.hex(),
        "previous_seal": previous.hex(),
        "seal": seal.hex(),
    }
    receipts = []
    for account in accounts:
        place = levels[0].index(leaves[account["id"]])
        own = [p for p in sorted(pools, key=lambda p: p["pool"]) if account["id"] in p["members"]]
        places = [pool_levels[0].index(pool_leaves[p["pool"]]) for p in own]
        receipts.append(
            {
                "format": "glassmine-proof-v2",
                "snapshot": snapshot,
                "account": account["id"],
                "leaf": {
                    "place": place,
                    "salt": salt_of(bytes.fromhex(account["nonce"]), number).hex(),
                    **named(values(account)),
                    "path": path_of(levels, place),
                },
                "statement": named(values(account)),
                "waiting_cents": waiting(account),
                "pools": [
                    {
                        "pool": p["pool"],
                        "own_units": p["members"][account["id"]],
                        **{key: p[key] for key in POOL_FIELDS},
                        "place": where,
                        "salt": pool_salt(secret, number, p).hex(),
                        "path": path_of(pool_levels, where),
                    }
                    for p, where in zip(own, places)
                ],
            }
        )
    return snapshot, receipts, seal


POOL_FIELDS = ("units", "mark_cents", "mark_units", "marked_at", "stale", "waiting_cents", "holdings")


def named(values: list[int]) -> dict[str, int]:
    return dict(zip(("available_cents", "invested_cents", "withdrawing_cents", "accrued_cents", "pooled_cents"), values))


def pool_of(n: int, kind: str, members: dict, waiting: dict, mark: tuple[int, int], marked_at: str | None, stale: bool, holdings: dict) -> dict:
    return {
        "pool": str(uuid.UUID(bytes=sha256(b"pool", int8(n))[:16])),
        "kind": kind,
        "members": {FEW[who]["id"]: units for who, units in members.items()},
        "waiting": {FEW[who]["id"]: cents for who, cents in waiting.items()},
        "units": sum(members.values()),
        "mark_cents": mark[0],
        "mark_units": mark[1],
        "marked_at": marked_at,
        "stale": stale,
        "waiting_cents": sum(waiting.values()),
        "holdings": "".join(f"{name}:{holdings[name]}\n" for name in sorted(holdings)),
    }


def account_of(n: int, values: list[int]) -> dict:
    return {"id": str(uuid.UUID(bytes=sha256(b"account", int8(n))[:16])), "nonce": sha256(b"nonce", int8(n)).hex(), "values": values}


SECRET = sha256(b"secret")
FEW_VALUES = [[0, 0, 0, 0], [1, 0, 0, 0], [90_000, 10_000, 0, 0], [0, 500_000, 100_000, 0], [123_456_789, 2, 3, 0]]
FEW = [account_of(n, values) for n, values in enumerate(FEW_VALUES)]
# One more than fill the smallest tree; tests make the rest of them by the same rule.
MANY = FEW + [account_of(n, [n * n % 10_007, 0, 0, 0]) for n in range(len(FEW), 1025)]

EARLIER = "2026-11-18T22:00:00.417+00:00"
POOLS = [
    # A strategy of three whose parts are rounded, one of whom has money that waits in it, too.
    pool_of(0, "strategy", {1: 3_333_333, 2: 7_000_001, 3: 33}, {2: 1_000}, (10_423, 10_333_367), EARLIER, False, {"BTC-USD": 41_220, "ETH-USD": 5}),
    # A portfolio at the largest number of units, whose mark is of fewer.
    pool_of(1, "portfolio", {2: 9_007_199_254_740_991}, {}, (90_071_992_547, 9_007_199_254_740_000), EARLIER, True, {}),
    # A proposal: nothing but money that waits.
    pool_of(2, "strategy", {}, {4: 50_000}, (0, 0), None, False, {}),
]

first, few, seal = snapshot_of(1, "2026-11-18T23:59:00.123+00:00", FEW, POOLS, SECRET, 0, bytes(32))
second, many, _ = snapshot_of(2, "2026-11-19T23:59:00+00:00", MANY, POOLS, SECRET, 0, seal)
vectors = {"secret": SECRET.hex(), "accounts": FEW, "pools": POOLS, "snapshots": [first, second], "receipts": [*few, many[2], many[1024]]}
pathlib.Path(__file__).with_name("vectors.json").write_text(json.dumps(vectors, indent=2) + "\n")

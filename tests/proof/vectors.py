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
    return sha256(b"glassmine:leaf:v1", account.bytes, salt, *map(int8, values)), sum(values)


def padding_of(secret: bytes, number: int, index: int) -> tuple[bytes, int]:
    return sha256(b"glassmine:padding:v1", secret, int8(number), int8(index)), 0


def node_bytes(node: tuple[bytes, int]) -> bytes:
    return node[0] + int8(node[1])


def parent_of(left: tuple[bytes, int], right: tuple[bytes, int]) -> tuple[bytes, int]:
    return sha256(b"glassmine:node:v1", node_bytes(left), node_bytes(right)), left[1] + right[1]


def milliseconds(moment: str) -> int:
    since = datetime.datetime.fromisoformat(moment) - datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    return since // datetime.timedelta(milliseconds=1)


def snapshot_of(number: int, moment: str, accounts: list[dict], secret: bytes, insurance: int, previous: bytes):
    leaves = {a["id"]: leaf_of(uuid.UUID(a["id"]), salt_of(bytes.fromhex(a["nonce"]), number), a["values"]) for a in accounts}
    size = 1024
    while size < len(accounts):
        size *= 2
    padding = [padding_of(secret, number, index) for index in range(1, size - len(accounts) + 1)]
    levels = [sorted([*leaves.values(), *padding])]
    while len(levels[-1]) > 1:
        below = levels[-1]
        levels.append([parent_of(below[i], below[i + 1]) for i in range(0, len(below), 2)])
    root = levels[-1][0][0]
    kinds = [sum(a["values"][kind] for a in accounts) for kind in range(4)]
    assert sum(kinds) == levels[-1][0][1]
    figures = [number, milliseconds(moment), size, *kinds, insurance]
    seal = sha256(b"glassmine:seal:v1", previous, *map(int8, figures), root)
    snapshot = {
        "number": number,
        "as_of": moment,
        "leaves": size,
        **named(kinds),
        "insurance_fund_cents": insurance,
        "root": root.hex(),
        "previous_seal": previous.hex(),
        "seal": seal.hex(),
    }
    receipts = []
    for account in accounts:
        place = levels[0].index(leaves[account["id"]])
        path = [node_bytes(level[(place >> height) ^ 1]).hex() for height, level in enumerate(levels[:-1])]
        receipts.append(
            {
                "format": "glassmine-proof-v1",
                "snapshot": snapshot,
                "account": account["id"],
                "leaf": {
                    "place": place,
                    "salt": salt_of(bytes.fromhex(account["nonce"]), number).hex(),
                    **named(account["values"]),
                    "path": path,
                },
                "statement": named(account["values"]),
            }
        )
    return snapshot, receipts, seal


def named(values: list[int]) -> dict[str, int]:
    return dict(zip(("available_cents", "invested_cents", "withdrawing_cents", "accrued_cents"), values))


def account_of(n: int, values: list[int]) -> dict:
    return {"id": str(uuid.UUID(bytes=sha256(b"account", int8(n))[:16])), "nonce": sha256(b"nonce", int8(n)).hex(), "values": values}


SECRET = sha256(b"secret")
FEW_VALUES = [[0, 0, 0, 0], [1, 0, 0, 0], [90_000, 10_000, 0, 0], [0, 500_000, 100_000, 0], [123_456_789, 2, 3, 0]]
FEW = [account_of(n, values) for n, values in enumerate(FEW_VALUES)]
# One more than fill the smallest tree; tests make the rest of them by the same rule.
MANY = FEW + [account_of(n, [n * n % 10_007, 0, 0, 0]) for n in range(len(FEW), 1025)]

first, few, seal = snapshot_of(1, "2026-11-18T23:59:00.123+00:00", FEW, SECRET, 0, bytes(32))
second, many, _ = snapshot_of(2, "2026-11-19T23:59:00+00:00", MANY, SECRET, 0, seal)
vectors = {"secret": SECRET.hex(), "accounts": FEW, "snapshots": [first, second], "receipts": [*few, many[2], many[1024]]}
pathlib.Path(__file__).with_name("vectors.json").write_text(json.dumps(vectors, indent=2) + "\n")
